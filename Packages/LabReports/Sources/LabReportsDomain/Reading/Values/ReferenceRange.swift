/// 参考范围：数字区间、单边界或定性的正常值
public struct ReferenceRange: Sendable, Hashable {
    /// 去掉单位后的原文
    public let text: String
    /// 下限；无下限为 nil
    public let low: Double?
    /// 上限；无上限为 nil
    public let high: Double?
    /// 写在范围里的单位
    public let unit: String
    /// 定性的正常值，如 阴性
    public let isQualitative: Bool

    /// 下限与上限小数位数的较大者；没有数为 nil
    public var decimals: Int? {
        var best: Int?, run = 0, fraction = false, seen = false
        for scalar in text.unicodeScalars {
            if TextForm.isDigit(scalar) {
                seen = true
                if fraction { run += 1 }
            } else if scalar == ".", seen {
                fraction = true
                run = 0
            } else {
                if seen { best = max(best ?? 0, run) }
                seen = false
                fraction = false
                run = 0
            }
        }
        if seen { best = max(best ?? 0, run) }
        return best
    }

    /// 值相对范围的位置；定性或没有界限时为 nil
    public func flag(number: Double, comparator: Comparator?) -> ResultFlag? {
        if let high, number > high || (number == high && comparator == .greater) {
            return comparator == .less || comparator == .lessOrEqual ? nil : .high
        }
        if let low, number < low || (number == low && comparator == .less) {
            return comparator == .greater || comparator == .greaterOrEqual ? nil : .low
        }
        return nil
    }

    /// 结果相对范围的位置；定性结果与定性的正常值不同为异常
    func flag(of value: ResultValue) -> ResultFlag? {
        if let number = value.number { return flag(number: number, comparator: value.comparator) }
        guard value.kind == .qualitative, isQualitative, QualitativeText.isNegative(text) else { return nil }
        return QualitativeText.isPositive(value.text) ? .abnormal : nil
    }
}

extension ReferenceRange {
    /// 解析一格的文字；不是参考范围时为 nil
    public init?(_ raw: String) {
        let folded = TextForm.trimmed(raw)
        guard !folded.isEmpty else { return nil }
        if let scan = RangeScan(folded) {
            self.init(text: scan.text, low: scan.low, high: scan.high, unit: scan.unit, isQualitative: false)
            return
        }
        let bare = folded.hasPrefix("(") && folded.hasSuffix(")") && folded.count > 4 ? String(folded.dropFirst().dropLast()) : folded
        guard QualitativeText.matches(bare) || Self.phrases.contains(TextForm.key(bare)) else { return nil }
        self.init(text: bare, low: nil, high: nil, unit: "", isQualitative: true)
    }

    private static let phrases: Set<String> = [
        "notestab", "notestablished", "nonreactive", "阴性或弱阳性", "阴性", "淡黄色至黄色", "黄色透明", "无或偶见", "noneseen", "nonedetected", "阴性正常",
        "notdetected", "refertocomment", "seenote", "seebelow",
        "淡黄色", "黄色或淡黄色", "淡黄色或黄色", "清亮透明", "normal01", "0无", "未见异常",
    ]
}
