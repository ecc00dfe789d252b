public import Kernel

/// 一个项目随时间的变化，全部同一单位
public struct TrendSeries: Sendable, Hashable {
    /// 项目的名字
    public let title: LocalizedText
    /// 词典编号；词典没有的为 nil
    public let analyteID: String?
    /// 单位
    public let unit: String
    /// 各点，按日期升序
    public let points: [TrendPoint]
    /// 单位换算不过来而没有画的条数
    public let excluded: Int

    /// 逐字段构造
    public init(title: LocalizedText, analyteID: String?, unit: String, points: [TrendPoint], excluded: Int = 0) {
        self.title = title
        self.analyteID = analyteID
        self.unit = unit
        self.points = points
        self.excluded = excluded
    }
}

/// 趋势上的一点，数值已换成序列的单位
public struct TrendPoint: Sendable, Hashable {
    /// 所在报告
    public let reportID: Int64
    /// 报告日期
    public let date: CivilDate
    /// 数值
    public let number: Double
    /// 比较号
    public let comparator: Comparator?
    /// 报告自己的参考下限
    public let low: Double?
    /// 报告自己的参考上限
    public let high: Double?

    /// 逐字段构造
    public init(reportID: Int64, date: CivilDate, number: Double, comparator: Comparator? = nil, low: Double? = nil, high: Double? = nil) {
        self.reportID = reportID
        self.date = date
        self.number = number
        self.comparator = comparator
        self.low = low
        self.high = high
    }

    /// 相对报告自己的参考范围；范围里为 nil
    public var flag: ResultFlag? {
        if let high, number > high { return .high }
        if let low, number < low { return .low }
        return nil
    }
}

// MARK: - 组成

extension TrendSeries {
    /// 把历史里的数值换成一个单位；不指定时用最近一份报告的单位；指定的单位换不了时抛 UNIT_UNKNOWN、UNIT_CONVERSION_UNDEFINED
    public init(_ values: [TrendValue], analyte: Analyte?, name: String, unit requested: String?) throws {
        let unit = requested ?? values.last { !$0.unit.isEmpty }?.unit ?? ""
        if let analyte, let requested, let latest = values.last(where: { !$0.unit.isEmpty }) {
            _ = try UnitConversion.convert(1, analyte: analyte, from: latest.unit, to: requested)
        }
        let points = values.compactMap { TrendPoint($0, analyte: analyte, unit: unit) }
        self.init(
            title: analyte.map { LocalizedText(zh: $0.zh, en: $0.en) } ?? LocalizedText(zh: name, en: name), analyteID: analyte?.id,
            unit: unit,
            points: points, excluded: values.count - points.count)
    }
}

extension TrendPoint {
    // 单位相同不动；不同则照词典换算，换不了为 nil
    fileprivate init?(_ value: TrendValue, analyte: Analyte?, unit: String) {
        func converted(_ number: Double) -> Double? {
            if value.unit == unit { return number }
            guard let analyte else { return nil }
            return try? UnitConversion.convert(number, analyte: analyte, from: value.unit, to: unit)
        }
        guard let number = converted(value.number) else { return nil }
        self.init(
            reportID: value.reportID, date: value.date, number: number, comparator: value.comparator, low: value.low.flatMap(converted),
            high: value.high.flatMap(converted))
    }
}
