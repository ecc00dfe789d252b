/// 小数点与粘连箭头的修复
enum DecimalRepair {
    /// 漏了小数点：超过上限三倍，按范围的小数位数补上后合情理
    static func insertingPoint(_ text: String, _ range: ReferenceRange) -> String? {
        guard let decimals = range.decimals, decimals > 0, let high = range.high, high > 0, let number = Double(text), number > 3 * high,
            !text.contains(".")
        else { return nil }
        guard text.count > decimals else { return nil }
        let fixed = String(text.dropLast(decimals)) + "." + String(text.suffix(decimals))
        guard let value = Double(fixed), value <= 3 * high, value >= (range.low ?? 0) / 4 else { return nil }
        return fixed
    }

    /// 值后的箭头认成了数字：小数多一位、去掉后在范围之外
    static func droppingArrow(_ text: String, _ range: ReferenceRange) -> String? {
        guard let decimals = range.decimals, let dot = text.firstIndex(of: "."), let last = text.last, "1474lf".contains(last) else {
            return nil
        }
        guard text[text.index(after: dot)...].count == decimals + 1 else { return nil }
        let fixed = String(decimals == 0 ? text[..<dot] : text.dropLast())
        guard let value = Double(fixed), range.flag(number: value, comparator: nil) != nil else { return nil }
        return fixed
    }
}
