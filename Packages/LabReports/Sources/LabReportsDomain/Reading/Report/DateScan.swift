import Kernel

/// 从一行文字里扫出日期：2023-10-01、2023年10月1日、10/25/2018、25-Oct-2018、Oct 25, 2018
struct DateScan: Sendable, Hashable {
    var year: Int
    var month: Int
    var day: Int
    /// 日在前、月在后也说得通（如 03/04/2021）
    var isAmbiguous = false
    /// 只可能是日在前
    var isDayFirst = false
    /// 在行文字中的标量位置
    var start: Int
    var end: Int

    /// 真有这一天且在 1900 年之后；没有为 nil
    var civil: CivilDate? { (1900...2200).contains(year) ? CivilDate(year: year, month: month, day: day) : nil }
    /// 月日对调
    var swapped: DateScan { var out = self; (out.month, out.day) = (day, month); return out }

    /// 一行里的全部日期
    static func all(_ line: String) -> [DateScan] {
        let s = Array(TextForm.folded(line).unicodeScalars)
        var out: [DateScan] = [], i = 0
        while i < s.count {
            let fresh = i == 0 || !(TextForm.isDigit(s[i - 1]) || TextForm.isASCIILetter(s[i - 1]))
            if fresh || TextForm.isDigit(s[i]) && i > 0 && !TextForm.isDigit(s[i - 1]), let hit = numeric(s, i) ?? named(s, i) {
                out.append(hit)
                i = hit.end
            } else {
                i += 1
            }
        }
        return out
    }

    private static func numeric(_ s: [Unicode.Scalar], _ start: Int) -> DateScan? {
        var i = start, numbers: [(value: Int, digits: Int)] = []
        var mark: Unicode.Scalar?
        while numbers.count < 3 {
            guard let number = integer(s, &i) else { return nil }
            numbers.append(number)
            if numbers.count == 3 { break }
            var j = i
            while j < s.count, TextForm.isSpace(s[j]) { j += 1 }
            guard j < s.count, "-/.年月".unicodeScalars.contains(s[j]) else { return nil }
            // 四位年份开头时识别常把横线认成点，容许混用
            if let mark, mark != s[j], !(mark == "年" && s[j] == "月"), numbers[0].digits != 4 { return nil }
            if j > i, s[j] != "-", s[j] != "年", s[j] != "月", s[j] != "/" { return nil }
            mark = s[j]
            j += 1
            while j < s.count, TextForm.isSpace(s[j]), mark != "." { j += 1 }
            i = j
        }
        // 后面还跟着数字或小数点的不是日期
        if i < s.count, TextForm.isDigit(s[i]) || (s[i] == "." && i + 1 < s.count && TextForm.isDigit(s[i + 1])) { return nil }
        let (a, b, c) = (numbers[0], numbers[1], numbers[2])
        guard b.digits <= 2 else { return nil }
        if a.digits == 4, c.digits <= 2 { return DateScan(year: a.value, month: b.value, day: c.value, start: start, end: i) }
        guard a.digits <= 2, c.digits == 4 || (c.digits == 2 && mark == "/") else { return nil }
        let year = c.digits == 4 ? c.value : 2000 + c.value
        if a.value > 12 { return DateScan(year: year, month: b.value, day: a.value, isDayFirst: true, start: start, end: i) }
        return DateScan(
            year: year, month: a.value, day: b.value, isAmbiguous: b.value <= 12, isDayFirst: mark == "." && b.value <= 12, start: start,
            end: i)
    }

    // 25-Oct-2018、25 October 2018、Oct 25, 2018
    private static func named(_ s: [Unicode.Scalar], _ start: Int) -> DateScan? {
        var i = start
        if TextForm.isDigit(s[i]) {
            guard let day = integer(s, &i), day.digits <= 2 else { return nil }
            skip(s, &i)
            guard let month = monthName(s, &i) else { return nil }
            skip(s, &i)
            guard let year = integer(s, &i), year.digits == 4 || year.digits == 2 else { return nil }
            return DateScan(year: year.digits == 4 ? year.value : 2000 + year.value, month: month, day: day.value, start: start, end: i)
        }
        guard let month = monthName(s, &i) else { return nil }
        skip(s, &i)
        guard let day = integer(s, &i), day.digits <= 2 else { return nil }
        skip(s, &i)
        guard let year = integer(s, &i), year.digits == 4 else { return nil }
        return DateScan(year: year.value, month: month, day: day.value, start: start, end: i)
    }

    private static func skip(_ s: [Unicode.Scalar], _ i: inout Int) {
        while i < s.count, TextForm.isSpace(s[i]) || s[i] == "-" || s[i] == "/" || s[i] == "," || s[i] == "." { i += 1 }
    }

    private static func integer(_ s: [Unicode.Scalar], _ i: inout Int) -> (value: Int, digits: Int)? {
        var value = 0, digits = 0
        while i < s.count, TextForm.isDigit(s[i]), digits < 9 {
            value = value * 10 + Int(s[i].value - 48)
            digits += 1
            i += 1
        }
        return digits == 0 || digits > 4 ? nil : (value, digits)
    }

    private static func monthName(_ s: [Unicode.Scalar], _ i: inout Int) -> Int? {
        var word = "", j = i
        while j < s.count, TextForm.isASCIILetter(s[j]) {
            word.unicodeScalars.append(TextForm.lower(s[j]))
            j += 1
        }
        guard word.count >= 3,
            let month = months.firstIndex(where: {
                $0 == word || (word.count <= 4 && $0.hasPrefix(word)) || (word == "sept" && $0 == "september")
            })
        else { return nil }
        i = j
        return month + 1
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
    ]
}
