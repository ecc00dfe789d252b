/// 识别文字的整理：去掉边上的碎屑，把数字里认错的字母换回来
enum RecognizedText {
    /// 值格
    static func value(_ text: String) -> String {
        let bare = strip(TextForm.trimmed(text))
        if bare.isEmpty { return "" }
        if bare == "O" || bare == "o" { return "0" }
        if let signs = signs(bare) { return signs }
        if let word = qualitative(bare) { return word }
        // 「++ 1」：加减号后面的碎字是箭头
        if let space = bare.firstIndex(of: " "), bare[space...].count == 2, let signs = signs(String(bare[..<space])) { return signs }
        let parts = bare.split(separator: " ").map { numeric(strip(String($0))) }.filter { !$0.isEmpty }
        // 数字被空格断开：「12. 5」「1 .2」
        if parts.count == 2, isDigits(parts[1].drop { $0 == "." }),
            parts[0].hasSuffix(".") || parts[1].hasPrefix(".") || text.contains(". "),
            isDigits(Substring(parts[0])) || parts[0].hasSuffix(".")
        {
            return parts[0] + (parts[0].hasSuffix(".") || parts[1].hasPrefix(".") ? "" : ".") + parts[1]
        }
        return parts.map { dropArrow($0) }.joined(separator: " ")
    }

    /// 范围格：断开的两个数中间补上横线
    static func range(_ text: String) -> String {
        var parts = TextForm.trimmed(text).split(separator: " ").map { String($0) }
        for i in parts.indices where TextForm.countDigits(parts[i]) > 0 { parts[i] = numericRange(parts[i]) }
        let joined = parts.joined(separator: " ")
        if ReferenceRange(joined).map({ !$0.isQualitative }) ?? false { return joined }
        // 「4.30. 5.80」「3.5 5.5」「0.00 . 3.60」：两个数之间只有空格与点
        let numbers = parts.filter { TextForm.countDigits($0) > 0 }
        if numbers.count >= 2 {
            let low = numbers[0].trimmingDots, high = numbers[1].trimmingDots
            if isDigits(Substring(low)), let end = high.lastIndex(where: { $0.isNumber }),
                isDigits(high[...end].drop { $0 == "-" || $0 == "~" })
            {
                let rest = parts.drop { $0 != numbers[1] }.dropFirst().joined(separator: " ")
                return TextForm.trim(low + "-" + high.drop { $0 == "-" || $0 == "~" } + " " + rest)
            }
        }
        // 「0.50」「040」不会是范围，是「0-50」「0-40」
        if parts.count == 1, joined.hasPrefix("0"), isDigits(Substring(joined)), !joined.hasPrefix("0.0"), joined.count > 2 {
            return "0-" + joined.dropFirst().drop { $0 == "." }
        }
        return qualitative(strip(joined)) ?? joined
    }

    /// 单位格：去掉边上的碎屑，把认错的 10^n/L 写回来
    static func unit(_ text: String) -> String {
        var text = TextForm.trimmed(text)
        while let last = text.last, ",.;:'|‘’`\"“”\\".contains(last) { text.removeLast() }
        while let first = text.first, ",.;:'|‘’`\"“”\\".contains(first) { text.removeFirst() }
        if LabUnit(text) != nil { return text }
        return RecognizedRange.powerUnit(TextForm.compact(text)).flatMap { $0.0.isEmpty ? $0.1 : nil } ?? text
    }

    // 去掉两端的引号、竖线等碎屑
    private static func strip(_ text: String) -> String {
        var view = Substring(text)
        while let first = view.first, junk.contains(first) { view = view.dropFirst() }
        while let last = view.last, junk.contains(last) { view = view.dropLast() }
        // 只包着数字的括号是碎屑
        if view.first == "(", view.last == ")", isDigits(view.dropFirst().dropLast()) { view = view.dropFirst().dropLast() }
        if view.last == ")", !view.contains("("), view.contains(where: { $0.isNumber }) { view = view.dropLast() }
        if view.first == "(", !view.contains(")"), view.contains(where: { $0.isNumber }) { view = view.dropFirst() }
        return TextForm.trim(String(view))
    }
    private static let junk: Set<Character> = [
        "”", "“", "\"", "'", "‘", "’", "`", "，", ",", "、", "_", "{", "}", "\\", ";", ":", "^", "°", "。", "|", "=", "«", "»", "—", "·", ".",
    ]

    // 数后面跟着一个碎字：多半是箭头
    private static func dropArrow(_ token: String) -> String {
        guard token.count >= 2, let last = token.unicodeScalars.last, !TextForm.isDigit(last), last != "+", last != "%", last != "*",
            last != "H", last != "L", last != "↑", last != "↓"
        else { return token }
        let rest = String(token.dropLast()).trimmingDots
        return isDigits(Substring(rest)) ? rest : token
    }

    static func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.unicodeScalars.contains { TextForm.isDigit($0) }
            && text.unicodeScalars.allSatisfy { TextForm.isDigit($0) || $0 == "." }
    }
}

extension String {
    /// 去掉两端的点
    var trimmingDots: String {
        var view = Substring(self)
        while let last = view.last, last == "." || last == "," || last == ";" || last == ":" { view = view.dropLast() }
        while let first = view.first, first == "." || first == "," || first == "”" || first == "“" || first == "\"" || first == "'" {
            view = view.dropFirst()
        }
        return String(view)
    }
}
