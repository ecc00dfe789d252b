public import Kernel

/// 列表里的一行：一份报告的概况
public struct LabReportSummary: Entity {
    /// 编号
    public let id: Int64
    /// 报告日期
    public let reportDate: CivilDate?
    /// 导入时的文件名
    public let fileName: String
    /// 标本种类
    public let specimen: String?
    /// 条目数
    public let itemCount: Int
    /// 等着复核的条目数
    public let openCount: Int
    /// 超出参考范围的条目数
    public let abnormalCount: Int
    /// 整份报告的提示
    public let issues: [ReviewIssue]

    /// 逐字段构造
    public init(
        id: Int64, reportDate: CivilDate?, fileName: String, specimen: String?, itemCount: Int, openCount: Int, abnormalCount: Int,
        issues: [ReviewIssue]
    ) {
        self.id = id
        self.reportDate = reportDate
        self.fileName = fileName
        self.specimen = specimen
        self.itemCount = itemCount
        self.openCount = openCount
        self.abnormalCount = abnormalCount
        self.issues = issues
    }
}
