/// 识别页的范围格：剥下粘着的单位，补回认丢的横线与小数点
struct RecognizedRange {
    /// 范围的文字
    var text: String
    /// 粘在后面的单位；没有为空
    var unit = ""

    init(_ raw: String) {
        // 横线常认成「一」
        var rest = TextForm.countDigits(raw) > 0 ? String(TextForm.trimmed(raw).map { $0 == "一" ? "-" : $0 }) : TextForm.trimmed(raw)
        text = rest
        if Self.isSound(rest) { return }
        while let first = rest.unicodeScalars.first, !TextForm.isDigit(first), !TextForm.isCJK(first), !TextForm.isLetter(first),
            !"<>≤≥(".unicodeScalars.contains(first)
        { rest.removeFirst() }
        if let (body, power) = Self.powerUnit(rest) {
            (rest, unit) = (body, power)
        } else if let (body, tail) = Self.letterTail(rest) {
            (rest, unit) = (body, tail)
        }
        rest = RecognizedText.range(rest)
        text = Self.isSound(rest) ? rest : Self.rebuilt(rest) ?? rest
    }

    // 能解析、下限小于上限、两端小数位数相同
    private static func isSound(_ text: String) -> Bool {
        guard let range = ReferenceRange(text) else { return false }
        guard let low = range.low, let high = range.high else { return true }
        let places = text.split { !($0.isNumber || $0 == ".") }.prefix(2).map {
            $0.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0
        }
        let slipped = text.split { !($0.isNumber || $0 == ".") }.contains { $0.hasPrefix("0") && $0.count > 1 && !$0.contains(".") }
        return low < high && Set(places).count == 1 && !slipped
    }

    // 末尾的 10^9/L、10%12/L、1049/L、10^9作
    static func powerUnit(_ text: String) -> (String, String)? {
        let s = Array(text)
        for start in s.indices.reversed() where start + 2 < s.count && s[start] == "1" && s[start + 1] == "0" {
            for skip in 0...2 {
                for (power, unit) in [("12", "10^12/L"), ("9", "10^9/L"), ("3", "10^3/uL"), ("6", "10^6/uL")] {
                    let from = start + 2 + skip, end = from + power.count
                    guard end < s.count, s.count - end <= 4, String(s[from..<end]) == power else { continue }
                    let mid = s[(start + 2)..<from], tail = s[end...]
                    guard !mid.contains("."), !tail.contains(where: \.isNumber),
                        unit.hasSuffix("/uL") == tail.contains(where: { "uUμ".contains($0) })
                    else { continue }
                    let slash = tail.first.map { "/作入人八儿几".contains($0) } ?? false
                    if slash || mid.contains(where: { !$0.isNumber && !$0.isLetter }) { return (TextForm.trim(String(s[..<start])), unit) }
                }
            }
        }
        return nil
    }

    // 数字之后第一个字母起的一段
    private static func letterTail(_ text: String) -> (String, String)? {
        let s = Array(text.unicodeScalars)
        guard let digit = s.firstIndex(where: { TextForm.isDigit($0) }),
            let letter = s[digit...].firstIndex(where: { TextForm.isLetter($0) || TextForm.isCJK($0) || $0 == "%" })
        else { return nil }
        let tail = String(String.UnicodeScalarView(s[letter...]))
        guard TextForm.countDigits(tail) <= 1, tail != "一" else { return nil }
        return (TextForm.trim(String(String.UnicodeScalarView(s[..<letter]))), TextForm.compact(tail))
    }

    // 由各段数字重拼：3.50.9.50、60.082.0、45-8.0、04-80
    private static func rebuilt(_ text: String) -> String? {
        if let mark = text.firstIndex(where: { "<>≤≥".contains($0) }) {
            // 「<50 0」「a <40 >」：比较号与紧跟的数之外是碎屑
            let body = text[text.index(after: mark)...].drop { $0 == " " || $0 == "=" }.prefix { $0.isNumber || $0 == "." }
            let bound = String(text[mark]) + body
            return ReferenceRange(bound) == nil ? nil : bound
        }
        var groups: [String] = [], gaps: [String] = []
        for character in text {
            if character.isASCII, character.isNumber {
                if groups.isEmpty || !(gaps.count == groups.count - 1) { groups.append("") }
                groups[groups.count - 1].append(character)
            } else if !groups.isEmpty {
                if gaps.count < groups.count { gaps.append("") }
                gaps[gaps.count - 1].append(character)
            }
        }
        var low: String, high: String
        switch groups.count {
        case 4: (low, high) = (groups[0] + "." + groups[1], groups[2] + "." + groups[3])
        case 3 where gaps[0] == "." && gaps[1] == ".":
            let places = groups[2].count
            guard groups[1].count > places else { return nil }
            (low, high) = (groups[0] + "." + groups[1].prefix(places), groups[1].dropFirst(places) + "." + groups[2])
        case 3: (low, high) = gaps[0] == "." ? (groups[0] + "." + groups[1], groups[2]) : (groups[0], groups[1] + "." + groups[2])
        case 2: (low, high) = (groups[0], groups[1])
        default: return nil
        }
        // 「04」「080」里零后面丢了小数点
        for zero in [low, high] where zero.hasPrefix("0") && zero.count > 1 && !zero.contains(".") {
            let places = zero.count - 1
            (low, high) = (DecimalRepair.pointed(low, places), DecimalRepair.pointed(high, places))
        }
        if places(low) != places(high) {
            let count = max(places(low), places(high))
            if let a = Double(low), let b = Double(high), places(low) == 0 ? a >= b : b > 20 * a {
                (low, high) = (DecimalRepair.pointed(low, count), DecimalRepair.pointed(high, count))
            }
        }
        guard let a = Double(low), let b = Double(high), a < b else { return nil }
        return low + "-" + high
    }

    private static func places(_ number: String) -> Int {
        number.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0
    }
}
