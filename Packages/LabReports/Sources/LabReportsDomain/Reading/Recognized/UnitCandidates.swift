/// 报告上常见的单位印法
enum UnitCandidates {
    /// 不知道是哪个项目时可贴的单位
    static let common = [
        "mmol/L", "umol/L", "g/L", "U/L", "mg/L", "10^9/L", "10^12/L", "mg/dL", "g/dL", "ng/mL", "pg/mL", "mIU/L", "uIU/mL", "K/uL", "M/uL",
        "mEq/L", "nmol/L", "pmol/L", "fL", "pg", "IU/mL", "U/mL", "ug/L", "mm/h", "ng/L", "IU/L",
    ]

    /// 美式单位
    static func isConventional(_ unit: String) -> Bool {
        ["dL", "/uL", "/mL"].contains { unit.hasSuffix($0) } || unit.hasPrefix("mEq")
    }

    /// 国际单位
    static func isInternational(_ unit: String) -> Bool { unit.hasSuffix("/L") && !unit.hasPrefix("mEq") && !unit.hasSuffix("U/L") }

    /// 一个项目常见的印法；定性项目与没有单位的比值为空
    static func of(_ analyte: Analyte) -> [String] {
        guard let unit = LabUnit(analyte.unit) else { return [] }
        switch unit.dimension {
        case .ph, .specificGravity, .ratio: return []
        case .numberConcentration:
            if unit.code == "/uL" { return ["/uL"] }
            return analyte.id == "RBC" ? ["10^12/L", "M/uL", "10^6/uL"] : ["10^9/L", "K/uL", "10^3/uL"]
        case .fraction, .volumeFraction: return ["%", "L/L"]
        case .volume: return ["fL"]
        case .mass: return ["pg"]
        case .activityConcentration:
            return analyte.unit == "U/L" ? ["U/L", "IU/L"] : ["U/mL", "IU/mL", "mIU/L", "uIU/mL", "mIU/mL", "IU/L", "U/L"]
        case .molarConcentration:
            let mass = analyte.molarMass == nil ? [] : ["mg/dL", "ug/dL", "ng/mL", "pg/mL", "ng/dL", "mg/L"]
            let charge = analyte.valence == nil ? [] : ["mEq/L"]
            return (analyte.unit.hasPrefix("mmol") ? ["mmol/L", "umol/L"] : ["umol/L", "nmol/L", "pmol/L", "mmol/L"]) + charge + mass
        case .massConcentration: return ["g/L", "mg/L", "g/dL", "mg/dL", "ug/L", "ng/mL", "pg/mL", "ng/L", "ug/mL"]
        case .time: return ["s", "sec", "min"]
        case .velocity: return ["mm/h", "mm/hr"]
        default: return [analyte.unit]
        }
    }
}
