import Kernel
import LabReportsDomain
import TestSupport
import Testing

@Suite("单位与换算")
struct UnitTests {
    private let dictionary = AnalyteDictionary.standard

    @Test(arguments: [
        ("mmol/L", "mmol/L"), ("μmol/L", "umol/L"), ("µmol/L", "umol/L"), ("umol/l", "umol/L"), ("mcmol/L", "umol/L"), ("10^9/L", "10*9/L"),
        ("10*9/L", "10*9/L"),
        ("×10^9/L", "10*9/L"), ("x10E9/L", "10*9/L"), ("10⁹/L", "10*9/L"), ("109/L", "10*9/L"), ("1012/L", "10*12/L"), ("E9/L", "10*9/L"),
        ("G/L", "10*9/L"), ("g/L", "g/L"),
        ("K/uL", "10*3/uL"), ("x10E3/uL", "10*3/uL"), ("Thousand/uL", "10*3/uL"), ("gm/dl", "g/dL"), ("mg/dL (calc)", "mg/dL"), ("％", "%"),
        ("/HPF", "/[HPF]"), ("个/HP", "/[HPF]"),
        ("mL/min/1.73m2", "mL/min/{1.73_m2}"), ("mm/h", "mm/h"), ("秒", "s"), ("mIU/L", "m[IU]/L"), ("uIU/mL", "u[IU]/mL"),
        ("mg/L FEU", "mg/L{FEU}"), ("ng/mL DDU", "ng/mL{DDU}"),
        ("S/CO", "{S_CO_ratio}"), ("pH", "[pH]"), ("cells/uL", "/uL"),
    ])
    func 印出的写法(printed: String, code: String) { #expect(LabUnit(printed)?.code == code) }

    @Test(arguments: ["", "葡萄糖", "5.6", "3.9-6.1", "阴性", "hello", "/", "///", "L/L/L/L", "10^", "10^99/L"])
    func 不是单位(text: String) { #expect(LabUnit(text) == nil) }

    @Test func 质量与体积个数各归各的量纲() throws {
        #expect(LabUnit("G/L")?.dimension == .numberConcentration)
        #expect(LabUnit("g/L")?.dimension == .massConcentration)
        #expect(LabUnit("%")?.dimension != LabUnit("10^9/L")?.dimension)
        #expect(LabUnit("/uL")?.dimension != LabUnit("/LPF")?.dimension)
        #expect(LabUnit("mg/L FEU")?.dimension != LabUnit("mg/L DDU")?.dimension)
    }

    @Test func 换算来回不变() throws {
        let codes = [
            "mmol/L", "umol/L", "nmol/L", "pmol/L", "g/L", "mg/L", "mg/dL", "g/dL", "ug/L", "ng/mL", "pg/mL", "mEq/L", "10^9/L", "K/uL",
            "/uL", "10^12/L", "M/uL", "U/L", "mIU/L", "uIU/mL", "%", "L/L", "fL", "s", "min", "mmol/mol",
        ]
        let analytes = dictionary.analytes
        let cases = Gen<(analyte: Int, from: Int, to: Int, value: Double)> { random in
            (
                Int.random(in: 0..<analytes.count, using: &random), Int.random(in: 0..<codes.count, using: &random),
                Int.random(in: 0..<codes.count, using: &random), Double.random(in: 0.001...1000, using: &random)
            )
        }
        var converted = 0
        try forAll(cases, cases: 4000) { draw in
            let analyte = analytes[draw.analyte], from = codes[draw.from], to = codes[draw.to]
            guard let there = try? UnitConversion.convert(draw.value, analyte: analyte, from: from, to: to) else {
                return (try? UnitConversion.convert(draw.value, analyte: analyte, from: to, to: from)) == nil
            }
            converted += 1
            let back = try UnitConversion.convert(there, analyte: analyte, from: to, to: from)
            return abs(back - draw.value) <= 1e-9 * max(1, draw.value)
        }
        #expect(converted > 200)
    }

    @Test(arguments: [
        ("GLU", 100.0, "mg/dL", "mmol/L", 5.5507), ("CREA", 1.0, "mg/dL", "umol/L", 88.4), ("TC", 200.0, "mg/dL", "mmol/L", 5.1726),
        ("TG", 150.0, "mg/dL", "mmol/L", 1.6941),
        ("BUN", 14.0, "mg/dL", "mmol/L", 4.9975), ("CA", 10.0, "mg/dL", "mmol/L", 2.4951), ("K", 4.0, "mEq/L", "mmol/L", 4.0),
        ("CA", 5.0, "mEq/L", "mmol/L", 2.5),
        ("TSH", 2.5, "uIU/mL", "mIU/L", 2.5), ("WBC", 5.6, "K/uL", "10^9/L", 5.6), ("WBC", 5600, "/uL", "10^9/L", 5.6),
        ("HBA1C", 7.0, "%", "mmol/mol", 53.0), ("HCT", 45.0, "%", "L/L", 0.45),
        ("VITD", 30.0, "ng/mL", "nmol/L", 74.88),
    ])
    func 已知的换算(id: String, value: Double, from: String, to: String, expected: Double) throws {
        let analyte = try #require(dictionary[id])
        let result = try UnitConversion.convert(value, analyte: analyte, from: from, to: to)
        #expect(abs(result - expected) <= 0.002 * expected)
    }

    @Test(arguments: [
        ("LPA", "mg/dL", "nmol/L"), ("DD", "mg/L FEU", "ng/mL DDU"), ("DDDDU", "ng/mL DDU", "ug/mL FEU"), ("U-RBC", "/uL", "/LPF"),
        ("U-WBC", "/uL", "/HPF"), ("NEUT%", "%", "10^9/L"),
        ("NEUT#", "10^9/L", "%"), ("ALT", "U/L", "mmol/L"), ("TSH", "mIU/L", "ng/mL"), ("TP", "g/L", "mmol/L"), ("GLU", "mmol/L", "mEq/L"),
        ("HBSAB", "mIU/mL", "S/CO"),
    ])
    func 没有定义的换算都拒绝(id: String, from: String, to: String) throws {
        let analyte = try #require(dictionary[id])
        let error = #expect(throws: AppError.self) { try UnitConversion.convert(1, analyte: analyte, from: from, to: to) }
        #expect(error?.code == "UNIT_CONVERSION_UNDEFINED")
    }

    @Test func 不认得的单位报错() throws {
        let analyte = try #require(dictionary["GLU"])
        #expect(throws: AppError.self) { try UnitConversion.convert(1, analyte: analyte, from: "furlong", to: "mmol/L") }
    }

    @Test func 随机文字不崩溃且解析稳定() throws {
        let alphabet = Gen.element(of: Array("mgdlukLnpfIU/10^*×E9%²³·{}[]()个μ .-h秒").map(String.init))
        try forAll(alphabet.array(0...14).map { $0.joined() }, cases: 5000) { text in
            guard let unit = LabUnit(text) else { return true }
            return unit.factor > 0 && unit.factor.isFinite && !unit.code.isEmpty
        }
    }
}
