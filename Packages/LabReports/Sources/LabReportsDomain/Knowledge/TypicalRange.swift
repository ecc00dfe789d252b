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

    private static let lines = """
        WBC 3.5 9.5
        NEUT# 1.8 6.3
        NEUT% 40 75
        LYM# 1.1 3.2
        LYM% 20 50
        MONO# 0.1 0.6
        MONO% 3 10
        EO# 0.02 0.52
        EO% 0.4 8
        BASO# 0 0.06
        BASO% 0 1
        RBC 4 5.6
        HGB 120 170
        HCT 0.37 0.5
        MCV 82 100
        MCH 27 34
        MCHC 316 354
        RDW-CV 11.5 15
        RDW-SD 37 54
        PLT 125 350
        MPV 7 13
        PDW 9 17
        PCT-PLT 0.11 0.35
        P-LCR 13 43
        RET% 0.5 2
        ESR 0 20
        TBIL 3.4 21
        DBIL 0 7
        IBIL 1.7 17
        TP 63 83
        ALB 38 55
        GLB 20 40
        A/G 1.2 2.4
        PA 180 400
        TBA 0 10
        GLU 3.9 6.1
        HBA1C 4 6
        UREA 2.8 8.2
        BUN 2.8 8.2
        CREA 45 115
        UA 150 425
        CYSC 0.5 1.1
        FE 9 30
        TIBC 45 75
        TRF 2 3.6
        FER 20 300
        ALT 7 45
        AST 10 40
        ALP 42 135
        GGT 8 52
        LDH 110 245
        CK 35 190
        CK-MB 0 25
        HBDH 72 182
        AMY 30 125
        LPS 10 60
        CHE 4800 12500
        ADA 4 20
        TC 2.9 5.6
        TG 0.4 1.7
        HDL-C 1.05 1.9
        LDL-C 1.5 3.5
        NONHDL 0 4.1
        APOA1 1.05 1.8
        APOB 0.55 1.15
        LPA 0 300
        HCY 5 15
        K 3.5 5.3
        NA 136 146
        CL 97 108
        CA 2.1 2.65
        P 0.85 1.5
        MG 0.75 1.05
        CO2 22 30
        ICA 1.1 1.35
        TSH 0.3 4.5
        FT4 11.5 22
        FT3 3.2 6.8
        T4 65 160
        T3 1.2 3
        TPOAB 0 34
        TGAB 0 115
        INS 2.6 25
        CP 1 4.4
        PTH 15 65
        PT 10 14
        INR 0.8 1.2
        APTT 24 38
        TT 14 21
        FIB 2 4
        DD 0 0.5
        FDP 0 5
        CRP 0 8
        HSCRP 0 3
        PCT 0 0.1
        SAA 0 10
        IL6 0 7
        ASO 0 200
        RF 0 20
        AFP 0 8
        CEA 0 5
        CA125 0 35
        CA199 0 35
        CA153 0 25
        CA724 0 7
        TPSA 0 4
        FPSA 0 1
        NSE 0 16
        CYFRA 0 3.3
        SCC 0 1.5
        IGG 7 16
        IGA 0.7 4
        IGM 0.4 2.3
        C3 0.8 1.6
        C4 0.1 0.4
        IGE 0 100
        VITD 50 250
        B12 140 700
        FOL 7 45
        U-SG 1.003 1.03
        U-PH 4.6 8
        U-MALB 0 20
        """
}
