/// 常见的成人参考区间（规范单位），只用来看量级、辨名称与单位，不代替报告自己的范围
struct TypicalRange: Sendable {
    let low: Double
    let high: Double

    /// 没有收录的项目为 nil
    static func of(_ analyte: Analyte) -> TypicalRange? { table[analyte.id] }

    /// 印出的范围与常见区间有多像：1 相同，0 差到一倍；单位换不过来或没有上限可比为 nil
    static func likeness(_ range: ReferenceRange, unit: String, _ analyte: Analyte) -> Double? {
        guard let typical = of(analyte), let high = range.high, high > 0,
            let ceiling = canonical(high, unit: unit, analyte)
        else { return nil }
        let upper = closeness(ceiling, typical.high)
        guard let low = range.low, low > 0, typical.low > 0, let floor = canonical(low, unit: unit, analyte) else { return upper }
        return (upper + closeness(floor, typical.low)) / 2
    }

    /// 值离常见区间太远，不论健康与否都难以置信；单位换不过来为假
    static func isBeyondBelief(_ number: Double, unit: String, _ analyte: Analyte) -> Bool {
        guard let typical = of(analyte), typical.low > 0, let value = canonical(number, unit: unit, analyte) else { return false }
        return value > 60 * typical.high || value < typical.low / 60 || isBeyondBody(value, analyte)
    }

    // 内环境稳定的几项，离得不远就活不了
    private static func isBeyondBody(_ value: Double, _ analyte: Analyte) -> Bool {
        guard let limits = limits[analyte.id] else { return false }
        return !limits.contains(value)
    }

    private static func canonical(_ number: Double, unit: String, _ analyte: Analyte) -> Double? {
        guard LabUnit(unit) != nil, analyte.unit != unit else { return number }
        return try? UnitConversion.convert(number, analyte: analyte, from: unit, to: analyte.unit)
    }

    private static func closeness(_ a: Double, _ b: Double) -> Double {
        let ratio = a > b ? a / b : b / a
        return Swift.max(0, 2 - ratio)
    }

    private static let limits: [String: ClosedRange<Double>] = [
        "NA": 90...200, "K": 1...15, "CL": 50...160, "CA": 0.5...6, "PH": 6.5...8, "MCV": 40...160, "MCH": 8...60, "MCHC": 200...450,
        "HGB": 10...260,
        "HCT": 0.05...0.8, "RBC": 0.3...10, "ALB": 5...80, "TP": 10...160, "U-SG": 0.98...1.08, "U-PH": 3...10, "MG": 0.1...6,
        "GLU": 0.2...80,
    ]

    private static let table: [String: TypicalRange] = {
        var out: [String: TypicalRange] = [:]
        for line in lines.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count == 3, let low = Double(fields[1]), let high = Double(fields[2]) else { continue }
            out[String(fields[0])] = TypicalRange(low: low, high: high)
        }
        return out
    }()
}
