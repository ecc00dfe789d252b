/// 解析出的结果：数字带比较号，或定性词
public struct ResultValue: Sendable, Hashable {
    /// 结果的种类
    public enum Kind: Sendable, Hashable {
        /// 数字，可带比较号
        case numeric
        /// 阴性、1+、黄色、1:80、0-2 等定性或半定量
        case qualitative
        /// 像数字而不成数，如 5..6
        case unreadable
    }
    /// 种类
    public let kind: Kind
    /// 去掉标志与单位后的原文
    public let text: String
    /// 数；定性为 nil
    public let number: Double?
    /// 比较号
    public let comparator: Comparator?
    /// 连在值上的标志
    public let flag: ResultFlag?
    /// 连在值后的单位
    public let unit: String

    /// 小数位数；不是数字为 nil
    public var decimals: Int? {
        guard kind == .numeric else { return nil }
        guard let dot = text.firstIndex(of: ".") else { return 0 }
        return text[text.index(after: dot)...].prefix { $0.isASCII && $0.isNumber }.count
    }
}

extension ResultValue {
    /// 解析一格的文字；既不像数字也不是定性词时为 nil
    public init?(_ raw: String) {
        let (rest, flag) = FlagText.split(raw)
        guard !rest.isEmpty else {
            return nil
        }
        if let unit = Self.qualitativeUnit(rest) {
            let text = TextForm.trim(String(rest.dropLast(unit.count)))
            self.init(kind: .qualitative, text: text, number: nil, comparator: nil, flag: flag, unit: unit)
            return
        }
        guard let scan = NumberScan(rest) else { return nil }
        let tail = TextForm.trim(scan.tail)
        let trailing = FlagText.parse(tail)
        if tail.isEmpty || trailing != nil {
            self.init(kind: scan.kind, text: scan.text, number: scan.number, comparator: scan.comparator, flag: flag ?? trailing, unit: "")
        } else if scan.kind == .numeric, QualitativeText.matches(tail) {
            // 0.12(阴性)、1.35 阳性(+)：原文都留下
            self.init(kind: .numeric, text: rest, number: scan.number, comparator: scan.comparator, flag: flag, unit: "")
        } else if scan.kind == .numeric, let (tailFlag, unit) = Self.unitTail(tail) {
            self.init(kind: .numeric, text: scan.text, number: scan.number, comparator: scan.comparator, flag: flag ?? tailFlag, unit: unit)
        } else {
            return nil
        }
    }

    // 定性结果连着的单位，没有为空串：阴性、0-1/HP、偶见 /HPF、2+ 5.6 mmol/L；不是定性结果为 nil
    private static func qualitativeUnit(_ text: String) -> String? {
        if QualitativeText.matches(text) { return "" }
        if let slash = text.lastIndex(of: "/"), slash > text.startIndex {
            let head = TextForm.trim(String(text[..<slash])), unit = String(text[slash...])
            let isSpan = NumberScan(head).map { $0.kind == .qualitative && $0.tail.isEmpty } ?? false
            if isSpan || QualitativeText.matches(head), LabUnit(unit) != nil { return unit }
        }
        if let scan = NumberScan(text), scan.kind == .qualitative, TextForm.trim(scan.tail).isEmpty { return "" }
        guard let space = text.firstIndex(of: " "), QualitativeText.matches(String(text[..<space])),
            let scan = NumberScan(String(text[space...])), scan.kind == .numeric
        else { return nil }
        let tail = TextForm.trim(scan.tail)
        return tail.isEmpty ? "" : LabUnit(tail) != nil ? tail : nil
    }

    // 值后的「↑ mmol/L」「mmol/L H」「mmol/L」
    private static func unitTail(_ tail: String) -> (ResultFlag?, String)? {
        if LabUnit(tail) != nil { return (nil, tail) }
        let parts = tail.split(separator: " ").map(String.init)
        guard parts.count >= 2, let first = parts.first, let last = parts.last else { return nil }
        if let flag = FlagText.parse(first), LabUnit(parts.dropFirst().joined()) != nil {
            return (flag, parts.dropFirst().joined(separator: " "))
        }
        if let flag = FlagText.parse(last), LabUnit(parts.dropLast().joined()) != nil {
            return (flag, parts.dropLast().joined(separator: " "))
        }
        return LabUnit(parts.joined()) != nil ? (nil, tail) : nil
    }
}
