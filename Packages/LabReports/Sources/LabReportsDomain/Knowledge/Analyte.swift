/// 检验项目：稳定编号、双语名称、别名、LOINC 与规范单位
public struct Analyte: Sendable, Hashable {
    /// 稳定的短编号，如 GLU、ALT、WBC
    public let id: String
    /// 中文名
    public let zh: String
    /// 英文名
    public let en: String
    /// 别名与缩写
    public let aliases: [String]
    /// LOINC 编码；没有把握的为 nil
    public let loinc: String?
    /// 规范单位（UCUM）；定性项目为空
    public let unit: String
    /// 摩尔质量（g/mol），质量与物质的量换算用；不许换算的为 nil
    public let molarMass: Double?
    /// 离子价，毫当量与毫摩尔换算用
    public let valence: Int?
    /// 标本：血清、全血、尿、粪便等；不限为 nil
    public let specimen: Specimen?

    /// 逐字段构造
    public init(
        id: String, zh: String, en: String, aliases: [String] = [], loinc: String? = nil, unit: String = "", molarMass: Double? = nil,
        valence: Int? = nil,
        specimen: Specimen? = nil
    ) {
        self.id = id
        self.zh = zh
        self.en = en
        self.aliases = aliases
        self.loinc = loinc
        self.unit = unit
        self.molarMass = molarMass
        self.valence = valence
        self.specimen = specimen
    }

    /// 全部名称：中文、英文、别名
    public var names: [String] { [zh, en] + aliases }
}

/// 标本种类
public enum Specimen: String, Sendable, Hashable, CaseIterable {
    /// 血清、血浆或全血
    case blood = "B"
    /// 尿液
    case urine = "U"
    /// 粪便
    case stool = "S"
    /// 其他体液
    case fluid = "F"
}
