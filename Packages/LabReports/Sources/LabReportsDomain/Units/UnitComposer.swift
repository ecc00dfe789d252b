/// 按「分子/分母」拼出单位：前缀 + 基本单位，再除以体积、时间等
enum UnitComposer {
    static func compose(_ key: String) -> LabUnit? {
        let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 || parts.count == 1 || parts.count == 3 else { return nil }
        if parts.count == 3 { return threeParts(parts) }
        if parts.count == 1 { return single(parts[0]) }
        guard let denominator = UnitTable.denominators[parts[1]] ?? UnitTable.denominators[parts[1].lowercased()] else { return nil }
        if parts[0].isEmpty || UnitTable.counts.contains(parts[0].lowercased()) { return count(1, "", denominator) }
        if parts[0].hasPrefix("10^"), let power = Int(parts[0].dropFirst(3)), (1...12).contains(power) {
            return count(powerOfTen(power), "10*\(power)", denominator)
        }
        if let scale = UnitTable.countScales[parts[0]] { return count(scale.0, scale.1, denominator) }
        guard let base = UnitTable.base(parts[0]) else { return nil }
        return base.over(denominator)
    }

    private static func single(_ text: String) -> LabUnit? {
        guard let base = UnitTable.base(text) else { return nil }
        switch base.kind {
        case .gram: return LabUnit(code: base.code, dimension: .mass, factor: base.scale)
        case .mole: return LabUnit(code: base.code, dimension: .amount, factor: base.scale)
        case .liter: return LabUnit(code: base.code, dimension: .volume, factor: base.scale)
        case .second: return LabUnit(code: base.code, dimension: .time, factor: base.scale)
        case .meter: return LabUnit(code: base.code, dimension: .length, factor: base.scale)
        default: return nil
        }
    }

    // mL/min/1.73m2
    private static func threeParts(_ parts: [String]) -> LabUnit? {
        guard parts[1].lowercased() == "min", let base = UnitTable.base(parts[0]), base.kind == .liter,
            parts[2].lowercased().contains("1.73")
        else { return nil }
        return LabUnit(code: base.code + "/min/{1.73_m2}", dimension: .normalizedFlow, factor: base.scale / 60)
    }

    private static func count(_ scale: Double, _ code: String, _ denominator: UnitTable.Denominator) -> LabUnit? {
        switch denominator.kind {
        case .liter: LabUnit(code: code + "/" + denominator.code, dimension: .numberConcentration, factor: scale / denominator.scale)
        case .highField: LabUnit(code: code + "/[HPF]", dimension: .perHighPowerField, factor: scale)
        case .lowField: LabUnit(code: code + "/[LPF]", dimension: .perLowPowerField, factor: scale)
        default: nil
        }
    }

    static func powerOfTen(_ power: Int) -> Double { (0..<power).reduce(1) { value, _ in value * 10 } }
}

extension UnitTable.Base {
    // 分子除以分母后的量纲
    fileprivate func over(_ d: UnitTable.Denominator) -> LabUnit? {
        let dimension: UnitDimension
        switch (kind, d.kind) {
        case (.gram, .liter): dimension = .massConcentration
        case (.mole, .liter): dimension = .molarConcentration
        case (.equivalent, .liter): dimension = .equivalentConcentration
        case (.unit, .liter): dimension = .activityConcentration
        case (.liter, .liter): dimension = .volumeFraction
        case (.gramFEU, .liter): dimension = .fibrinogenEquivalent
        case (.gramDDU, .liter): dimension = .dimerUnit
        case (.gram, .gram): dimension = .massRatio
        case (.gram, .mole): dimension = .massPerAmount
        case (.mole, .mole): dimension = .amountRatio
        case (.osmole, .gram): dimension = .osmolality
        case (.meter, .second): dimension = .velocity
        case (.liter, .second): dimension = .flow
        case (.gram, .second): dimension = .massRate
        case (.mole, .second): dimension = .amountRate
        case (.unit, .gram): dimension = .activityPerMass
        default: return nil
        }
        return LabUnit(code: code + "/" + d.code, dimension: dimension, factor: scale / d.scale)
    }
}
