/// 印在报告上的标志文字：↑ ↓ H L HH LL * 高 低 等
enum FlagText {
    /// 整段就是一个标志时返回其含义
    static func parse(_ text: String) -> ResultFlag? {
        var key = TextForm.compact(TextForm.folded(text)).uppercased()
        if key.count > 2, let first = key.first, let last = key.last, (first == "(" && last == ")") || (first == "[" && last == "]") {
            key = String(key.dropFirst().dropLast())
        }
        return table[key]
    }

    /// 拆下末尾或开头的标志，如 5.6↑、5.6 H、H 5.6；余下的是值
    static func split(_ text: String) -> (rest: String, flag: ResultFlag?) {
        let folded = TextForm.trimmed(text)
        guard let head = folded.unicodeScalars.first, let tail = folded.unicodeScalars.last, heads.contains(head) || tails.contains(tail)
        else {
            return (folded, nil)
        }
        let upper = folded.uppercased()
        for mark in trailing where folded.count > mark.count && upper.hasSuffix(mark) {
            let rest = String(folded.dropLast(mark.count))
            guard let last = rest.unicodeScalars.last else { continue }
            // 字母标志前必须是数字、空格或括号，免得拆开 mmol
            let letterMark = mark.unicodeScalars.allSatisfy { TextForm.isASCIILetter($0) }
            if letterMark, !(TextForm.isDigit(last) || TextForm.isSpace(last) || last == ")") { continue }
            return (TextForm.trim(split(rest).rest), table[mark] ?? split(rest).flag)
        }
        for mark in leading where folded.count > mark.count && upper.hasPrefix(mark) {
            let rest = TextForm.trim(String(folded.dropFirst(mark.count)))
            guard let first = rest.unicodeScalars.first, TextForm.isDigit(first) || "<>≤≥".unicodeScalars.contains(first) else { continue }
            return (rest, table[mark])
        }
        return (folded, nil)
    }

    private static let trailing = [
        "↑↑", "↓↓", "↑", "↓", "(H)", "(L)", "[H]", "[L]", "HH", "LL", "H*", "L*", "*H", "*L", "H", "L", "*", "!", "高", "低", "偏高", "偏低",
        "(高)", "(低)", "HIGH", "LOW",
    ]
    .sorted { $0.count > $1.count }
    // 标志开头与末尾可能的字，大小写都算；多数文字看一眼就知道没有标志
    private static let heads = Set(leading.flatMap { [$0, $0.lowercased()] }.compactMap(\.unicodeScalars.first))
    private static let tails = Set(trailing.flatMap { [$0, $0.lowercased()] }.compactMap(\.unicodeScalars.last))
    private static let leading = ["↑", "↓", "H ", "L ", "*", "H* ", "L* ", "(H)", "(L)"]

    private static let table: [String: ResultFlag] = [
        "↑": .high, "↑↑": .high, "↑↑↑": .high, "H": .high, "HH": .high, "H*": .high, "*H": .high, "HIGH": .high, "高": .high, "偏高": .high,
        "H↑": .high,
        "↑H": .high, "CH": .high, "HI": .high, "升高": .high, "增高": .high, "(H)": .high, "[H]": .high, "(高)": .high, "H ": .high,
        "VERYHIGH": .high, "H!": .high,
        "↓": .low, "↓↓": .low, "↓↓↓": .low, "L": .low, "LL": .low, "L*": .low, "*L": .low, "LOW": .low, "低": .low, "偏低": .low, "L↓": .low,
        "↓L": .low,
        "CL": .low, "LO": .low, "降低": .low, "(L)": .low, "[L]": .low, "(低)": .low, "L ": .low, "VERYLOW": .low, "L!": .low,
        "A": .abnormal, "*": .abnormal, "**": .abnormal, "!": .abnormal, "ABN": .abnormal, "ABNORMAL": .abnormal, "异常": .abnormal,
        "AA": .abnormal,
        "阳性": .abnormal, "P": .abnormal, "POS": .abnormal,
    ]

    /// 正常的标志：占着标志列，但不表示异常
    static func isNormal(_ text: String) -> Bool {
        normals.contains(TextForm.compact(TextForm.folded(text)).uppercased())
    }
    private static let normals: Set<String> = ["N", "NORMAL", "正常", "OK", "-", "--", "M", "Z"]
}
