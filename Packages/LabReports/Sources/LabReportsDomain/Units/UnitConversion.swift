public import Kernel

/// 检验项目的单位换算：同量纲直接换，质量与摩尔按摩尔质量换，没有定义的拒绝
public enum UnitConversion {
    /// 把值从一种印出的单位换到另一种；没有定义时抛 UNIT_CONVERSION_UNDEFINED，单位不认得抛 UNIT_UNKNOWN
    public static func convert(_ value: Double, analyte: Analyte, from: String, to: String) throws(AppError) -> Double {
        guard let source = LabUnit(from) else { throw unknown(from) }
        guard let target = LabUnit(to) else { throw unknown(to) }
        guard let result = convert(value, analyte, source, target) else { throw undefined(analyte, from, to) }
        return result
    }

    /// 两种单位之间对该项目有没有定义
    static func isPossible(_ analyte: Analyte, from: LabUnit, to: LabUnit) -> Bool { convert(1, analyte, from, to) != nil }

    private static func convert(_ value: Double, _ analyte: Analyte, _ from: LabUnit, _ to: LabUnit) -> Double? {
        if let direct = from.convert(value, to: to) { return direct }
        let base = value * from.factor
        switch (from.dimension, to.dimension) {
        case (.massConcentration, .molarConcentration): return analyte.molarMass.map { base / $0 / to.factor }
        case (.molarConcentration, .massConcentration): return analyte.molarMass.map { base * $0 / to.factor }
        case (.equivalentConcentration, .molarConcentration): return analyte.valence.map { base / Double($0) / to.factor }
        case (.molarConcentration, .equivalentConcentration): return analyte.valence.map { base * Double($0) / to.factor }
        case (.massPerAmount, .massRatio) where analyte.id == "ACR": return base / 113.12 / to.factor
        case (.massRatio, .massPerAmount) where analyte.id == "ACR": return base * 113.12 / to.factor
        // 红细胞压积：% 与 L/L 是同一个量
        case (.fraction, .volumeFraction) where analyte.id == "HCT", (.volumeFraction, .fraction) where analyte.id == "HCT":
            return base / to.factor
        // 血红蛋白单体 16114 g/mol（IFCC）由 molarMass 给出；HbA1c 的 NGSP 与 IFCC：NGSP = 0.09148 × IFCC + 2.152
        case (.fraction, .amountRatio) where analyte.id == "HBA1C": return (base * 100 - 2.152) / 0.09148 * 1e-3 / to.factor
        case (.amountRatio, .fraction) where analyte.id == "HBA1C": return (base * 1000 * 0.09148 + 2.152) / 100 / to.factor
        default: return nil
        }
    }

    private static func unknown(_ unit: String) -> AppError {
        .userFacing("UNIT_UNKNOWN", .data, LocalizedText(zh: "不认得单位「\(unit)」", en: "unknown unit \"\(unit)\""))
    }

    private static func undefined(_ analyte: Analyte, _ from: String, _ to: String) -> AppError {
        .userFacing(
            "UNIT_CONVERSION_UNDEFINED", .data,
            LocalizedText(zh: "\(analyte.zh)的 \(from) 与 \(to) 之间没有确定的换算", en: "\(analyte.en): no defined conversion from \(from) to \(to)"))
    }
}
