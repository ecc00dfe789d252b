public import Kernel

/// 抽取结果，尚未经人确认
public struct ExtractedReport: Sendable, Hashable, Codable {
    /// 报告日期，yyyy-MM-dd；认不出为 nil
    public var reportDate: String?
    /// 标本种类，如血清、尿液
    public var specimen: String?
    /// 报告语言
    public var language: Language
    /// 词的来源
    public var source: PageText.Origin
    /// 条目，按页面顺序
    public var items: [ExtractedItem]
    /// 整份报告的提示
    public var issues: [ReviewIssue]

    /// 逐字段构造
    public init(
        reportDate: String? = nil, specimen: String? = nil, language: Language = .zh, source: PageText.Origin = .textLayer,
        items: [ExtractedItem] = [], issues: [ReviewIssue] = []
    ) {
        self.reportDate = reportDate
        self.specimen = specimen
        self.language = language
        self.source = source
        self.items = items
        self.issues = issues
    }
}
