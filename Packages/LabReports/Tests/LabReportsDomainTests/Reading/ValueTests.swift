import LabReportsDomain
import TestSupport
import Testing

@Suite("结果、范围与标志的写法")
struct ValueTests {
    @Test(
        arguments: [
            ("5.6", 5.6, nil, nil), ("５．６", 5.6, nil, nil), ("<0.1", 0.1, Comparator.less, nil), ("＜0.10", 0.1, .less, nil),
            ("≥90", 90, .greaterOrEqual, nil), (">=90", 90, .greaterOrEqual, nil), ("≤ 3", 3, .lessOrEqual, nil),
            ("> 1000", 1000, .greater, nil),
            ("5.6↑", 5.6, nil, ResultFlag.high), ("5.6 ↓↓", 5.6, nil, .low), ("12.3 H", 12.3, nil, .high), ("H 12.3", 12.3, nil, .high),
            ("↓3.2", 3.2, nil, .low), ("3.2(L)", 3.2, nil, .low), ("104 High", 104, nil, .high), ("7.1*", 7.1, nil, .abnormal),
            ("6.2 偏高", 6.2, nil, .high),
            ("1,234", 1234, nil, nil), ("1,234.5", 1234.5, nil, nil), ("-2.3", -2.3, nil, nil), (".5", 0.5, nil, nil),
            ("1.20E+03", 1200, nil, nil),
            ("3.5×10^5", 350_000, nil, nil), ("<1.00E+02", 100, .less, nil), ("0", 0, nil, nil),
        ] as [(String, Double, Comparator?, ResultFlag?)])
    func 数字结果(text: String, number: Double, comparator: Comparator?, flag: ResultFlag?) {
        let value = ResultValue(text)
        #expect(value?.kind == .numeric)
        #expect(value?.number.map { abs($0 - number) <= 1e-9 * max(1, abs(number)) } == true)
        #expect(value?.comparator == comparator)
        #expect(value?.flag == flag)
    }

    @Test(
        arguments: [
            ("5.6 mmol/L", "mmol/L", nil), ("5.6 ↑ mmol/L", "mmol/L", ResultFlag.high), ("5.6 mmol/L H", "mmol/L", .high),
            ("45 %", "%", nil), ("45%", "%", nil),
        ] as [(String, String, ResultFlag?)])
    func 值后带单位(text: String, unit: String, flag: ResultFlag?) {
        #expect(ResultValue(text)?.unit == unit)
        #expect(ResultValue(text)?.flag == flag)
        #expect(ResultValue(text)?.number != nil)
    }

    @Test(arguments: [
        "阴性", "阳性", "弱阳性", "阳性(+)", "阴性（-）", "-", "+", "++", "+++", "1+", "3+", "+1", "±", "+-", "(+)", "Negative", "POSITIVE", "Trace",
        "Non-Reactive",
        "Not Detected", "None Seen", "淡黄色", "清亮", "未见", "0-2", "1:80", "1:1280", "Clear", "Yellow", "A型", "未检出", "See note", "阴性(0.12)",
        "Negative (0.1)", "非反应性", "无反应性", "None Detected", "Not Reactive", "阴性 -", "2+ 5.6", "pos(+)", "未查见", "TNTC", "Nil", "+/-",
        "1+(70)",
    ])
    func 定性结果(text: String) {
        #expect(ResultValue(text)?.kind == .qualitative)
        #expect(ResultValue(text)?.number == nil)
    }

    @Test(arguments: [
        ("0.12(阴性)", 0.12), ("0.12 (-)", 0.12), ("8.50(阳性)", 8.5), ("0.01 阴性", 0.01), ("1.35 阳性(+)", 1.35), ("<0.05(阴性)", 0.05),
        ("5.6(正常)", 5.6),
    ])
    func 数字后带定性词(text: String, number: Double) {
        #expect(ResultValue(text)?.kind == .numeric)
        #expect(ResultValue(text)?.number == number)
    }

    @Test(arguments: [
        ("0-1/HP", "/HP"), ("0-2 /HPF", "/HPF"), ("偶见/HP", "/HP"),
    ])
    func 半定量后带单位(text: String, unit: String) {
        #expect(ResultValue(text)?.kind == .qualitative)
        #expect(ResultValue(text)?.unit == unit)
    }

    @Test(arguments: ["5..6", "5.", "1.2.3", "12.3.4"])
    func 像数而不成数(text: String) {
        #expect(ResultValue(text)?.kind == .unreadable)
        #expect(ResultValue(text)?.number == nil)
    }

    @Test(arguments: ["", " ", "葡萄糖", "mmol/L", "abc", "↑", "H", "见第二页说明", "2023-10-01", "08:30"])
    func 不是结果(text: String) { #expect(ResultValue(text) == nil) }

    @Test(
        arguments: [
            ("3.9-6.1", 3.9, 6.1), ("3.9～6.1", 3.9, 6.1), ("3.9~6.1", 3.9, 6.1), ("3.9--6.1", 3.9, 6.1), ("3.9 — 6.1", 3.9, 6.1),
            ("3.9－6.1", 3.9, 6.1),
            ("(3.9-6.1)", 3.9, 6.1), ("[3.9 - 6.1]", 3.9, 6.1), ("3.9 to 6.1", 3.9, 6.1), ("3.9至6.1", 3.9, 6.1), ("<5.2", nil, 5.2),
            ("＜5.2", nil, 5.2),
            ("≤5.2", nil, 5.2), ("<=5.2", nil, 5.2), ("< OR = 5.2", nil, 5.2), ("≥40", 40, nil), ("> OR = 40", 40, nil), (">59", 59, nil),
            ("up to 40", nil, 40),
            ("Less than 150", nil, 150), ("40以下", nil, 40), ("小于40", nil, 40), ("男:3.9-6.1", 3.9, 6.1), ("1,000-2,000", 1000, 2000),
            ("0.0-5.0", 0, 5),
            ("<=200 Desirable", nil, 200), ("Normal: <150", nil, 150), ("-3.0-3.0", -3, 3), ("男:57-97 女:41-81", 57, 97),
            ("M: 13.5-17.5 F: 12.0-15.5", 13.5, 17.5), ("阴性(<1.0)", nil, 1), ("阴性:<0.9", nil, 0.9), ("<0.9 阴性", nil, 0.9), ("0—40", 0, 40),
            ("成人:3.5-5.5", 3.5, 5.5), ("3.5～5.5(成人)", 3.5, 5.5), ("0-15(男)", 0, 15), ("70–99", 70, 99), ("≤ 0.04", nil, 0.04),
            ("[0.00 - 0.40]", 0, 0.4), ("4.0 - 11.0 x10^3/uL", 4, 11), ("3.9mmol/L-6.1mmol/L", 3.9, 6.1),
            ("5%-10%", 5, 10), ("< 5.0 ng/mL", nil, 5), ("Not Detected <20", nil, 20), ("3.90-6.10 (空腹)", 3.9, 6.1),
            ("Desirable: <200", nil, 200), ("参考值:3.9-6.1", 3.9, 6.1), ("-2～+3", -2, 3),
        ] as [(String, Double?, Double?)])
    func 数字范围(text: String, low: Double?, high: Double?) {
        let range = ReferenceRange(text)
        #expect(range?.isQualitative == false)
        #expect(range?.low == low)
        #expect(range?.high == high)
    }

    @Test(arguments: [
        ("3.9-6.1 mmol/L", "mmol/L"), ("(3.9-6.1mmol/L)", "mmol/L"), ("<5.0 (calc)", "(calc)"), ("125-350 10^9/L", "10^9/L"),
        (">59 mL/min/1.73", "mL/min/1.73"),
    ])
    func 范围里带单位(text: String, unit: String) { #expect(ReferenceRange(text)?.unit == unit) }

    @Test(arguments: ["阴性", "Negative", "阴性(-)", "Non-Reactive", "淡黄色", "未见"])
    func 定性范围(text: String) {
        #expect(ReferenceRange(text)?.isQualitative == true)
        #expect(ReferenceRange(text)?.low == nil)
    }

    @Test(arguments: ["", "5.6", "mmol/L", "葡萄糖", "10^9/L", "2023-10-01", "检验者"])
    func 不是范围(text: String) { #expect(ReferenceRange(text) == nil) }

    @Test func 标志由值与范围算出() throws {
        let range = try #require(ReferenceRange("3.9-6.1"))
        #expect(range.flag(number: 6.2, comparator: nil) == .high)
        #expect(range.flag(number: 3.8, comparator: nil) == .low)
        #expect(range.flag(number: 6.1, comparator: nil) == nil)
        #expect(range.flag(number: 6.1, comparator: .greater) == .high)
        #expect(range.flag(number: 3.9, comparator: .less) == .low)
        #expect(range.flag(number: 10, comparator: .less) == nil)
        let interpreter = DictionaryInterpreter()
        #expect(interpreter.interpret(name: "尿蛋白", value: "1+", unit: "", referenceRange: "阴性").computedFlag == .abnormal)
        #expect(interpreter.interpret(name: "尿蛋白", value: "阴性", unit: "", referenceRange: "阴性").computedFlag == nil)
    }

    @Test func 小数位数() {
        #expect(ReferenceRange("3.90-6.1")?.decimals == 2)
        #expect(ReferenceRange("40-150")?.decimals == 0)
        #expect(ReferenceRange("阴性")?.decimals == nil)
        #expect(ResultValue("5.60")?.decimals == 2)
    }

    @Test func 随机文字不崩溃且时间有界() throws {
        let alphabet = Gen.element(
            of: Array("0123456789..--~<>≤≥=+±*↑↓HL ()[]%/^,:：阴阳性至男女mgdluµ×E年月日\u{0}\u{FEFF}🙂\u{301}").map(String.init))
        let texts = alphabet.array(0...40).map { $0.joined() }
        try forAll(texts, cases: 5000) { text in
            let value = ResultValue(text), range = ReferenceRange(text)
            return (value?.number?.isNaN ?? false) == false && (range?.low.map { !$0.isNaN } ?? true)
        }
        let long = String(repeating: "1-", count: 20_000) + String(repeating: "(", count: 20_000)
        let clock = ContinuousClock()
        let spent = clock.measure { _ = (ResultValue(long), ReferenceRange(long), LabUnit(long)) }
        #expect(spent < .seconds(5))
    }

    @Test func 数字写出再读回不变() throws {
        try forAll(Gen.int(0...9_999_999)) { scaled in
            let text = "\(scaled / 1000)." + String(String(scaled % 1000 + 1000).dropFirst())
            return ResultValue(text)?.number == Double(text) && ReferenceRange("0-" + text)?.high == Double(text)
        }
    }
}
