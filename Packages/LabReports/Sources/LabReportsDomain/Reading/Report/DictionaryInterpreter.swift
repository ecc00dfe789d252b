import Kernel

/// 人改过的一项重新解读：与离线抽取同一套解析与词典
public struct DictionaryInterpreter: ItemInterpreter {
    // 用到才建
    private let dictionary: @Sendable () -> AnalyteDictionary

    /// 用给定的词典；默认内置词典
    public init(dictionary: @autoclosure @escaping @Sendable () -> AnalyteDictionary = .standard) { self.dictionary = dictionary }

    /// 值不成数也不是定性词时带 VALUE_UNREADABLE，词典没有时带 UNMAPPED
    public func interpret(name: String, value: String, unit: String, referenceRange: String) -> ExtractedItem {
        let parsed = ResultValue(value), range = ReferenceRange(referenceRange)
        let analyte = dictionary().find(name, unit: unit, specimen: nil, isQualitative: parsed?.kind == .qualitative)
        var issues: [ReviewIssue] = []
        if parsed == nil || parsed?.kind == .unreadable { issues.append(.valueUnreadable) }
        if analyte == nil { issues.append(.unmapped) }
        return ExtractedItem(
            name: name, value: value, number: parsed?.number, comparator: parsed?.comparator, unit: unit, referenceRange: referenceRange,
            low: range?.low, high: range?.high, computedFlag: parsed.flatMap { range?.flag(of: $0) }, analyteID: analyte?.id,
            loinc: analyte?.loinc, issues: issues)
    }
}
