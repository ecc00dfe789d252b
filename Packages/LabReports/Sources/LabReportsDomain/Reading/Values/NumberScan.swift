/// 从文字开头扫出一个数：比较号、千分位、小数、指数、滴度与区间
struct NumberScan {
    var kind: ResultValue.Kind = .numeric
    var text = ""
    var number: Double?
    var comparator: Comparator?
    /// 数之后剩下的文字
    var tail = ""

    /// 整段就是一个数
    var isWhole: Bool { kind == .numeric && TextForm.trim(tail).isEmpty }

    /// 开头不是数字时为 nil
    init?(_ input: String) {
        let scalars = Array(input.unicodeScalars)
        var i = 0
        var prefix = ""
        func skipSpaces() { while i < scalars.count, TextForm.isSpace(scalars[i]) { i += 1 } }
        skipSpaces()
        if i < scalars.count, let sign = Self.comparators[scalars[i]] {
            prefix.unicodeScalars.append(scalars[i])
            i += 1
            comparator = sign
            if i < scalars.count, scalars[i] == "=" {
                prefix += "="
                i += 1
                comparator = sign == .less ? .lessOrEqual : sign == .greater ? .greaterOrEqual : sign
            }
            skipSpaces()
        }
        var body = ""
        var dots = 0
        if i + 1 < scalars.count, scalars[i] == "-", TextForm.isDigit(scalars[i + 1]) {
            body = "-"
            i += 1
        }
        if i + 1 < scalars.count, scalars[i] == ".", TextForm.isDigit(scalars[i + 1]) { body += "0" }
        guard i < scalars.count, TextForm.isDigit(scalars[i]) || (scalars[i] == "." && body.hasSuffix("0")) else { return nil }
        while i < scalars.count {
            let scalar = scalars[i]
            if TextForm.isDigit(scalar) {
                body.unicodeScalars.append(scalar)
            } else if scalar == ".", i + 1 <= scalars.count {
                dots += 1
                body += "."
            } else if scalar == ",", Self.thousands(scalars, at: i) {
                // 千分位不进数
            } else {
                break
            }
            i += 1
        }
        if Self.extend(scalars, &i, body: &body) { kind = .qualitative }
        if dots > 1 || body.hasSuffix(".") { kind = .unreadable }
        let exponent = kind == .numeric ? Self.exponent(scalars, &i) : nil
        text = prefix + body + (exponent?.text ?? "")
        if kind == .numeric { number = Double(body + (exponent.map { "e\($0.power)" } ?? "")) }
        if kind == .numeric, number == nil { kind = .unreadable }
        if kind != .numeric { comparator = nil }
        tail = String(String.UnicodeScalarView(scalars[i...]))
    }

    private static let comparators: [Unicode.Scalar: Comparator] = ["<": .less, ">": .greater, "≤": .lessOrEqual, "≥": .greaterOrEqual]

    // 逗号后恰有三位数字才是千分位
    private static func thousands(_ s: [Unicode.Scalar], at i: Int) -> Bool {
        guard i + 3 < s.count, i > 0, (1...3).allSatisfy({ TextForm.isDigit(s[i + $0]) }) else { return false }
        return i + 4 >= s.count || !TextForm.isDigit(s[i + 4])
    }

    // 滴度 1:80 与区间 0-2、0~2：半定量结果；日期与时刻不是
    private static func extend(_ s: [Unicode.Scalar], _ i: inout Int, body: inout String) -> Bool {
        guard i + 1 < s.count, s[i] == ":" || s[i] == "-" || s[i] == "~", TextForm.isDigit(s[i + 1]), s[i] != ":" || body == "1" else {
            return false
        }
        var j = i + 1
        while j < s.count, TextForm.isDigit(s[j]) || s[j] == "." { j += 1 }
        guard body.count <= 5, j - i <= 6, j >= s.count || !(s[j] == "-" || s[j] == ":" || s[j] == "~") else { return false }
        body += String(String.UnicodeScalarView(s[i..<j]))
        i = j
        return true
    }

    // 1.2E+03、3.5x10^5
    private static func exponent(_ s: [Unicode.Scalar], _ i: inout Int) -> (text: String, power: Int)? {
        var j = i
        while j < s.count, TextForm.isSpace(s[j]) { j += 1 }
        guard j < s.count else { return nil }
        var lead = 0
        if s[j] == "E" || s[j] == "e" {
            lead = 1
        } else if j + 3 < s.count, "x×*X".unicodeScalars.contains(s[j]), s[j + 1] == "1", s[j + 2] == "0",
            s[j + 3] == "^" || s[j + 3] == "E"
        {
            lead = 4
        }
        guard lead > 0 else { return nil }
        var k = j + lead
        var digits = ""
        if k < s.count, s[k] == "+" || s[k] == "-" {
            if s[k] == "-" { digits = "-" }
            k += 1
        }
        let start = k
        while k < s.count, TextForm.isDigit(s[k]) {
            digits.unicodeScalars.append(s[k])
            k += 1
        }
        // 10^9/L 是单位，不是指数
        guard k > start, k - start <= 2, let power = Int(digits), k >= s.count || s[k] != "/" else { return nil }
        let text = String(String.UnicodeScalarView(s[j..<k]))
        i = k
        return (text, power)
    }
}
