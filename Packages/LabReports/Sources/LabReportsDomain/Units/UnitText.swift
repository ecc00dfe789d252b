/// 印出的单位归一成便于查表的写法：10^9/L、×10*9/L、E9/L、μmol/L、mcL 等
enum UnitText {
    static func normalized(_ printed: String) -> String {
        var key = TextForm.compact(TextForm.folded(printed))
        while let last = key.last, ",.;:".contains(last) { key.removeLast() }
        while let first = key.first, "([".contains(first), let last = key.last, ")]".contains(last), key != "[pH]" {
            key = String(key.dropFirst().dropLast())
        }
        key = superscripts(key).replacing("[IU]", with: "IU")
        for note in ["(calc)", "(calculated)"] where key.hasSuffix(note) && key != note { key = String(key.dropLast(note.count)) }
        key = key.replacing("**", with: "^").replacing("10*", with: "10^").replacing("10E", with: "10^").replacing("10e", with: "10^")
        while let first = key.first, "x×X*·".contains(first) { key.removeFirst() }
        // 109/L、1012/L：指数的上标丢了位置
        for power in ["9", "12", "6", "3"] where key.hasPrefix("10\(power)/") { key = "10^\(power)" + key.dropFirst(2 + power.count) }
        if (key.hasPrefix("E") || key.hasPrefix("e")), key.count > 2, let digit = key.dropFirst().first, digit.isNumber {
            key = "10^" + key.dropFirst()
        }
        if key.hasPrefix("10^+") { key = "10^" + key.dropFirst(4) }
        if key.hasPrefix("10^0"), key.count > 5 { key = "10^" + key.dropFirst(4) }
        return key
    }

    private static func superscripts(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }), text.unicodeScalars.contains(where: { raised[$0] != nil }) else { return text }
        var out = "", inside = false
        for scalar in text.unicodeScalars {
            if let digit = raised[scalar] {
                if !inside, out.hasSuffix("10") { out += "^" }
                out += digit
                inside = true
            } else {
                out.unicodeScalars.append(scalar)
                inside = false
            }
        }
        return out
    }

    private static let raised: [Unicode.Scalar: String] = [
        "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9",
    ]
}

extension String {
    // 标准库里没有不带 Foundation 的子串替换
    fileprivate func replacing(_ target: String, with replacement: String) -> String {
        guard !target.isEmpty, TextForm.contains(self, target) else { return self }
        var out = "", rest = Substring(self)
        while let first = rest.first {
            if rest.hasPrefix(target) {
                out += replacement
                rest = rest.dropFirst(target.count)
            } else {
                out.append(first)
                rest = rest.dropFirst()
            }
        }
        return out
    }
}
