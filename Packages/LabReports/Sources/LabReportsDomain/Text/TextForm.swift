/// 文字的归一：全角变半角、各种横线与波浪线归一，供解析与查表
package enum TextForm {
    /// 归一后的文字；长度与原文的标量数相同，位置可以对应回去
    package static func folded(_ text: String) -> String {
        // ASCII 没有可归一的
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var out = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { out.append(fold(scalar)) }
        return String(out)
    }

    /// 归一后去掉首尾空白
    package static func trimmed(_ text: String) -> String { trim(folded(text)) }

    /// 查表用的键：小写，只留字母、数字、汉字与 % # + /
    package static func key(_ text: String) -> String {
        var out: [UInt8] = []
        out.reserveCapacity(text.utf8.count)
        for raw in text.unicodeScalars {
            let scalar = lower(fold(raw))
            guard isLetter(scalar) || isDigit(scalar) || isCJK(scalar) || isKeyMark(scalar) else { continue }
            if scalar.value < 0x80 { out.append(UInt8(scalar.value)) } else { out.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// 去掉首尾空白
    package static func trim(_ text: String) -> String {
        guard let head = text.unicodeScalars.first, let tail = text.unicodeScalars.last, isSpace(head) || isSpace(tail) else { return text }
        var view = Substring(text).unicodeScalars
        while let first = view.first, isSpace(first) { view.removeFirst() }
        while let last = view.last, isSpace(last) { view.removeLast() }
        return String(view)
    }

    /// 去掉所有空白
    package static func compact(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !isSpace($0) }))
    }

    /// 有没有这一段；逐字节比，不管规范等价，比标准库的快得多
    package static func contains(_ text: String, _ part: String) -> Bool {
        var (text, part) = (text, part)
        return text.withUTF8 { text in
            part.withUTF8 { part in
                guard let first = part.first, part.count <= text.count else { return part.isEmpty }
                return (0...text.count - part.count).contains { at in
                    text[at] == first && text[at..<at + part.count].elementsEqual(part)
                }
            }
        }
    }

    package static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (48...57).contains(scalar.value) }
    package static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 32 || scalar.value == 9 || scalar.value == 0xA0 || scalar.value == 0x3000 || scalar.value == 10
    }
    package static func isCJK(_ scalar: Unicode.Scalar) -> Bool {
        (0x3400...0x9FFF).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
    }
    package static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
        (65...90).contains(scalar.value) || (97...122).contains(scalar.value)
    }
    /// 拉丁字母、希腊字母等
    package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        isASCIILetter(scalar) || (scalar.value >= 0xC0 && scalar.value < 0x530 && scalar.value != 0xD7 && scalar.value != 0xF7)
    }

    /// 汉字的个数
    package static func countCJK(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + (isCJK($1) ? 1 : 0) } }
    /// 拉丁字母的个数
    package static func countLetters(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + (isLetter($1) ? 1 : 0) } }
    /// 数字的个数
    package static func countDigits(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + (isDigit($1) ? 1 : 0) } }

    static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if (65...90).contains(scalar.value) { return Unicode.Scalar(scalar.value + 32) ?? scalar }
        if (0x391...0x3A9).contains(scalar.value) { return Unicode.Scalar(scalar.value + 32) ?? scalar }
        return scalar
    }

    private static func isKeyMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "%" || scalar == "#" || scalar == "+" || scalar == "/" }

    static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        case 0x2010...0x2015, 0x2212, 0xFE63, 0xFE58, 0x2500, 0x2501: return "-"
        case 0x301C, 0x223C, 0x02DC, 0x223D, 0x2053: return "~"
        case 0xA0, 0x3000, 0x2002, 0x2003, 0x2009: return " "
        case 0xB5, 0x3BC: return "u"
        case 0xFE64: return "<"
        case 0xFE65: return ">"
        case 0x2A7D, 0x2266: return "≤"
        case 0x2A7E, 0x2267: return "≥"
        case 0x3002: return "."
        case 0x3010, 0x3014: return "["
        case 0x3011, 0x3015: return "]"
        case 0x2191, 0x2B06, 0x1F815, 0x21E7, 0x25B2: return "↑"
        case 0x2193, 0x2B07, 0x1F817, 0x21E9, 0x25BC: return "↓"
        case 0x215F: return "1"
        case 0x2217, 0x2731: return "*"
        default: return scalar
        }
    }
}
