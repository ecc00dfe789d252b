public import Kernel

/// 趋势按什么取：词典里的项目，或词典没有的项目名
public enum TrendKey: Sendable, Hashable {
    /// 词典里的项目编号
    case analyte(String)
    /// 报告上的项目名
    case name(String)
}

/// 历史里的一个数值，单位照报告
public struct TrendValue: Sendable, Hashable {
    /// 所在报告
    public let reportID: Int64
    /// 报告日期
    public let date: CivilDate
    /// 数值
    public let number: Double
    /// 比较号
    public let comparator: Comparator?
    /// 报告上的单位
    public let unit: String
    /// 报告自己的参考下限
    public let low: Double?
    /// 报告自己的参考上限
    public let high: Double?

    /// 逐字段构造
    public init(reportID: Int64, date: CivilDate, number: Double, comparator: Comparator?, unit: String, low: Double?, high: Double?) {
        self.reportID = reportID
        self.date = date
        self.number = number
        self.comparator = comparator
        self.unit = unit
        self.low = low
        self.high = high
    }
}
