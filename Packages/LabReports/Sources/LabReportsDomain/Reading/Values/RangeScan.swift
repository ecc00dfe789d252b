/// 从文字里扫出数字区间：3.9-6.1、3.9~6.1、40.0--75.0、<5.2、≥40、up to 40、(3.9-6.1 mmol/L)
struct RangeScan {
    var text = ""
    var low: Double?
    var high: Double?
    var unit = ""

    /// 没有区间时为 nil；区间前允许的文字只有「男」「成人」「参考值」之类
    init?(_ input: String) {
        let s = Array(input.unicodeScalars)
        guard s.contains(where: { TextForm.isDigit($0) }) else { return nil }
        var i = 0
        while i < s.count {
            if let hit = Self.oneSided(s, i) ?? Self.twoSided(s, i) {
                guard Self.acceptsLead(String(String.UnicodeScalarView(s[..<i]))) else { return nil }
                var end = hit.end
                let tail = TextForm.trim(String(String.UnicodeScalarView(s[end...])))
                guard let trailing = Self.tail(tail) else { return nil }
                while end > i, TextForm.isSpace(s[end - 1]) { end -= 1 }
                text = String(String.UnicodeScalarView(s[i..<end]))
                (low, high, unit) = (hit.low, hit.high, trailing)
                return
            }
            // 数字开头却不成区间，就不再往里找，免得把 10^9 拆开
            if TextForm.isDigit(s[i]) { return nil }
            i += 1
        }
        return nil
    }

    private typealias Hit = (low: Double?, high: Double?, end: Int)

    private static func oneSided(_ s: [Unicode.Scalar], _ start: Int) -> Hit? {
        var i = start, isUpper: Bool
        switch s[i] {
        case "<", "≤": (isUpper, i) = (true, i + 1)
        case ">", "≥": (isUpper, i) = (false, i + 1)
        default:
            guard let word = words.first(where: { matches($0.text, s, i) }) else { return nil }
            (isUpper, i) = (word.isUpper, i + word.text.unicodeScalars.count)
        }
        skip(s, &i)
        while i < s.count, s[i] == "=" || s[i] == "<" || s[i] == ">" { i += 1 }
        skip(s, &i)
        if matches("or = ", s, i) { i += 5 }
        guard let value = number(s, &i) else { return nil }
        return isUpper ? (nil, value, i) : (value, nil, i)
    }

    private static func twoSided(_ s: [Unicode.Scalar], _ start: Int) -> Hit? {
        var i = start
        guard let low = signed(s, &i) else { return nil }
        let mark = i
        skip(s, &i)
        // 界限之间夹着第一个单位：3.9 mmol/L - 6.1 mmol/L、5%-10%
        if i < s.count, let dash = s[i...].firstIndex(where: { $0 == "-" || $0 == "~" }),
            LabUnit(String(String.UnicodeScalarView(s[i..<dash]))) != nil
        {
            i = dash
        }
        skip(s, &i)
        var dashes = 0
        while i < s.count, s[i] == "-" || s[i] == "~" || s[i] == "一" || s[i] == "·" || (dashes > 0 && TextForm.isSpace(s[i])) {
            dashes += TextForm.isSpace(s[i]) ? 0 : 1
            i += 1
        }
        if dashes == 0 {
            if matches("to ", s, i) {
                i += 3
            } else if i < s.count, s[i] == "至" || s[i] == "到" {
                i += 1
            } else if i + 1 < s.count, s[i] == "+", s[i + 1] == "-" {
                return nil
            } else {
                // 后缀写法：40以下、3.5以上
                if matches("以下", s, mark) { return (nil, low, mark + 2) }
                if matches("以上", s, mark) { return (low, nil, mark + 2) }
                return nil
            }
        }
        skip(s, &i)
        if i < s.count, s[i] == "<" || s[i] == "≤" { i += 1 }
        guard let high = signed(s, &i), low <= high else { return nil }
        return (low, high, i)
    }

    // 带正负号的数：-3.0、+3
    private static func signed(_ s: [Unicode.Scalar], _ i: inout Int) -> Double? {
        guard i + 1 < s.count, s[i] == "-" || s[i] == "+", TextForm.isDigit(s[i + 1]) else { return number(s, &i) }
        var j = i + 1
        guard let value = number(s, &j) else { return nil }
        defer { i = j }
        return s[i] == "-" ? -value : value
    }

    static func number(_ s: [Unicode.Scalar], _ i: inout Int) -> Double? {
        var body = "", j = i, dots = 0
        while j < s.count {
            if TextForm.isDigit(s[j]) {
                body.unicodeScalars.append(s[j])
            } else if s[j] == ".", dots == 0, j + 1 < s.count, TextForm.isDigit(s[j + 1]) {
                body += body.isEmpty ? "0." : "."
                dots += 1
            } else if s[j] == ",", !body.isEmpty, j + 3 < s.count, (1...3).allSatisfy({ TextForm.isDigit(s[j + $0]) }) {
                // 千分位
            } else {
                break
            }
            j += 1
        }
        guard !body.isEmpty, let value = Double(body) else { return nil }
        i = j
        return value
    }

    private static func skip(_ s: [Unicode.Scalar], _ i: inout Int) { while i < s.count, TextForm.isSpace(s[i]) { i += 1 } }

    private static func matches(_ word: String, _ s: [Unicode.Scalar], _ i: Int) -> Bool {
        var k = i
        for scalar in word.unicodeScalars {
            guard k < s.count, TextForm.lower(s[k]) == scalar else { return false }
            k += 1
        }
        return true
    }
}
