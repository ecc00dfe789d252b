/// 识别文字的整理：去掉边上的碎屑，把数字里认错的字母换回来
enum RecognizedText {
    /// 值格
    static func value(_ text: String) -> String {
        let bare = strip(TextForm.trimmed(text))
        if bare.isEmpty { return "" }
        if let signs = signs(bare) { return signs }
        if let word = qualitative(bare) { return word }
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
        // 「0.50」不会是范围，是「0-50」
        if parts.count == 1, joined.hasPrefix("0."), isDigits(Substring(joined)), !joined.hasPrefix("0.0") {
            return "0-" + joined.dropFirst(2)
        }
        return qualitative(strip(joined)) ?? joined
    }

    /// 单位格：把认错的 10^n/L 与「/L」写回来
    static func unit(_ text: String) -> String {
        let key = TextForm.compact(TextForm.folded(text))
        guard !key.isEmpty else { return "" }
        if LabUnit(key) != nil, !key.hasPrefix("10") { return TextForm.trimmed(text) }
        let lower = key.uppercased()
        if lower.count >= 5, lower.hasPrefix("10") || lower.hasPrefix("1O") || lower.hasPrefix("IO") || lower.hasPrefix("L0"),
            lower.count <= 9
        {
            let body = lower.dropFirst(2)
            if body.contains("12") { return "10^12/L" }
            if let slash = body.firstIndex(where: { $0 == "/" || $0 == "作" }) {
                let power = body[..<slash], base = body[slash...]
                if power.hasSuffix("9") { return "10^9/L" }
                if power.hasSuffix("3"), base.contains("U") { return "10^3/uL" }
                if power.hasSuffix("6"), base.contains("U") { return "10^6/uL" }
            }
        }
        return TextForm.trimmed(text)
    }

    /// 数字里的 O、l、逗号换回来；不像数字的原样返回
    static func numeric(_ token: String) -> String {
        let digits = TextForm.countDigits(token)
        guard digits > 0 else { return token }
        var out = ""
        let scalars = Array(token.unicodeScalars)
        for (i, scalar) in scalars.enumerated() {
            switch scalar {
            case "O", "o", "D", "Q": out += "0"
            case "l", "I", "|", "!", "]", "[": out += "1"
            case "S", "s": out += i > 0 ? "5" : "5"
            case "B": out += "8"
            case ",", "，", "、", "·", "'", "’", "‘": out += "."
            default: out.unicodeScalars.append(scalar)
            }
        }
        // 换过之后整段成数才算
        let core = out.trimmingDots
        if let scan = NumberScan(core), scan.kind == .numeric, TextForm.trim(scan.tail).isEmpty { return core }
        return token.trimmingDots
    }

    private static func numericRange(_ token: String) -> String {
        var out = String.UnicodeScalarView()
        let scalars = Array(token.unicodeScalars)
        for (i, scalar) in scalars.enumerated() {
            let nearDigit =
                (i > 0 && (TextForm.isDigit(scalars[i - 1]) || "-~.<".unicodeScalars.contains(scalars[i - 1])))
                || (i + 1 < scalars.count && "0123456789.-~".unicodeScalars.contains(scalars[i + 1]))
            let before = i == 0 || !TextForm.isLetter(scalars[i - 1])
            switch scalar {
            case "O",
                "o" where nearDigit && before:
                out.append("0")
            case "l", "I",
                "|" where nearDigit && before:
                out.append("1")
            case "," where i + 1 < scalars.count && TextForm.isDigit(scalars[i + 1]): out.append(".")
            case "一", "—", "_", "=": out.append("-")
            default: out.append(scalar)
            }
        }
        var text = String(out)
        while let first = text.first, "”“\"'‘’`:;\\|.*^[".contains(first) { text.removeFirst() }
        // 「2.80.-5.70」「4.30.-5.80」
        for pair in [".-", "-."] {
            while let at = text.firstRange(of: pair), pair == ".-" || !(text[at.upperBound...].first?.isNumber ?? false) {
                text.replaceSubrange(at, with: "-")
            }
        }
        return text
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
    fileprivate var trimmingDots: String {
        var view = Substring(self)
        while let last = view.last, last == "." || last == "," || last == ";" || last == ":" { view = view.dropLast() }
        while let first = view.first, first == "." || first == "," || first == "”" || first == "“" || first == "\"" || first == "'" {
            view = view.dropFirst()
        }
        return String(view)
    }

    fileprivate func firstRange(of target: String) -> Range<String.Index>? {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(target) { return index..<self.index(index, offsetBy: target.count) }
            index = self.index(after: index)
        }
        return nil
    }
}
