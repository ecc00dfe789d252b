/// 小数点与粘连箭头的修复
enum DecimalRepair {
    /// 范围的两端都漏了小数点：补上几位后才合该项目的量级
    static func insertingPoints(_ range: ReferenceRange, unit: String, _ analyte: Analyte) -> String? {
        guard !range.text.contains("."), TypicalRange.likeness(range, unit: unit, analyte) == 0 else { return nil }
        let mark = range.text.first.map { "<>≤≥".contains($0) ? String($0) : "" } ?? ""
        for places in 1...2 {
            let numbers = range.text.split { !$0.isNumber }.map { pointed(String($0), places) }
            let text = mark + numbers.joined(separator: "-")
            if let fixed = ReferenceRange(text), TypicalRange.likeness(fixed, unit: unit, analyte) ?? 0 >= 0.6 { return text }
        }
        return nil
    }

    /// 没有小数点的数补上几位小数；位数不够的不动
    static func pointed(_ number: String, _ places: Int) -> String {
        guard !number.contains("."), number.count > places else { return number }
        return number.dropLast(places) + "." + number.suffix(places)
    }

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
