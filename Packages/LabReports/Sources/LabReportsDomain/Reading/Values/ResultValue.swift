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
        if QualitativeText.matches(rest) {
            self.init(kind: .qualitative, text: rest, number: nil, comparator: nil, flag: flag, unit: "")
            return
        }
        guard let scan = NumberScan(rest) else { return nil }
        let tail = TextForm.trim(scan.tail)
        let trailing = FlagText.parse(tail)
        if tail.isEmpty || trailing != nil {
            self.init(kind: scan.kind, text: scan.text, number: scan.number, comparator: scan.comparator, flag: flag ?? trailing, unit: "")
        } else if scan.kind == .numeric, let (tailFlag, unit) = Self.unitTail(tail) {
            self.init(kind: .numeric, text: scan.text, number: scan.number, comparator: scan.comparator, flag: flag ?? tailFlag, unit: unit)
        } else {
            return nil
        }
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
