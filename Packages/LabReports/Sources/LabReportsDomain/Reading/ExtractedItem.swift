/// 抽取出的一行：原文、解析值、参考范围与归属
public struct ExtractedItem: Sendable, Hashable, Codable {
    /// 报告上的项目名
    public var name: String
    /// 值的原文，如 5.6、<0.1、阴性、1+
    public var value: String
    /// 解析出的数；定性结果为 nil
    public var number: Double?
    /// 比较号；没有为 nil
    public var comparator: Comparator?
    /// 报告上的单位原文
    public var unit: String
    /// 参考范围原文
    public var referenceRange: String
    /// 参考下限，单位同值
    public var low: Double?
    /// 参考上限，单位同值
    public var high: Double?
    /// 印在报告上的标志
    public var flag: ResultFlag?
    /// 由值与范围算出的标志
    public var computedFlag: ResultFlag?
    /// 词典中的检验项目编号；未归属为 nil
    public var analyteID: String?
    /// LOINC 编码；未归属为 nil
    public var loinc: String?
    /// 把握，0...1
    public var confidence: Double
    /// 需要人看一眼的理由
    public var issues: [ReviewIssue]
    /// 所在页，从 1 起
    public var page: Int
    /// 值所在的矩形
    public var rect: PageRect?

    /// 名与值必有，其余可缺
    public init(
        name: String, value: String, number: Double? = nil, comparator: Comparator? = nil, unit: String = "",
        referenceRange: String = "", low: Double? = nil, high: Double? = nil, flag: ResultFlag? = nil,
        computedFlag: ResultFlag? = nil, analyteID: String? = nil, loinc: String? = nil, confidence: Double = 1,
        issues: [ReviewIssue] = [], page: Int = 1, rect: PageRect? = nil
    ) {
        self.name = name
        self.value = value
        self.number = number
        self.comparator = comparator
        self.unit = unit
        self.referenceRange = referenceRange
        self.low = low
        self.high = high
        self.flag = flag
        self.computedFlag = computedFlag
        self.analyteID = analyteID
        self.loinc = loinc
        self.confidence = confidence
        self.issues = issues
        self.page = page
        self.rect = rect
    }
}

/// 结果的比较号
public enum Comparator: String, Sendable, Hashable, Codable {
    /// 小于
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
}

/// 结果相对参考范围的标志
public enum ResultFlag: String, Sendable, Hashable, Codable {
    /// 偏高
    case high = "H"
    /// 偏低
    case low = "L"
    /// 异常（定性）
    case abnormal = "A"
}
