extension RecognizedText {
    /// 数字里的 O、l、逗号换回来；不像数字的原样返回
    static func numeric(_ token: String) -> String {
        let digits = TextForm.countDigits(token)
        guard digits > 0 else { return token }
        var out = ""
        for scalar in token.unicodeScalars {
            switch scalar {
            case "O", "o", "D", "Q": out += "0"
            case "l", "I", "|", "!", "]", "[": out += "1"
            case "S", "s": out += "5"
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

    /// 范围里一段数字认错的字母与横线换回来
    static func numericRange(_ token: String) -> String {
        var out = String.UnicodeScalarView()
        let scalars = Array(token.unicodeScalars)
        for (i, scalar) in scalars.enumerated() {
            let nearDigit =
                (i > 0 && (TextForm.isDigit(scalars[i - 1]) || "-~.<".unicodeScalars.contains(scalars[i - 1])))
                || (i + 1 < scalars.count && "0123456789.-~".unicodeScalars.contains(scalars[i + 1]))
            let before = i == 0 || !TextForm.isLetter(scalars[i - 1])
            switch scalar {
            case "O": out.append("0")
            case "o" where nearDigit && before: out.append("0")
            case "l", "I": out.append("1")
            case "|" where nearDigit && before: out.append("1")
            case "," where i + 1 < scalars.count && TextForm.isDigit(scalars[i + 1]): out.append(".")
            case "$" where nearDigit: out.append("5")
            case "S" where nearDigit && before: out.append("5")
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
}
