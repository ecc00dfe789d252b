/// 报告日期：按说明文字的可信次序取，出生、账单等日期不取
struct ReportDate {
    var iso: String?
    var issues: [ReviewIssue] = []

    /// 各页的行文字（从上到下）与报告语言
    init(pages: [[[TextBox]]], dayFirstHint: Bool) {
        var candidates: [(label: DateLabel, order: Int, date: DateScan)] = []
        var dayFirst = dayFirstHint, order = 0, impossible = false
        for lines in pages {
            for (index, line) in lines.enumerated() {
                let text = TableCell.join(line)
                let scalars = Array(text.unicodeScalars)
                var from = 0
                for date in DateScan.all(text) {
                    let lead = String(String.UnicodeScalarView(scalars[min(from, scalars.count)..<min(date.start, scalars.count)]))
                    let label = DateLabel.last(in: lead) ?? Self.above(lines, index, line, date, count: scalars.count) ?? .unlabelled
                    from = date.end
                    order += 1
                    if date.isDayFirst { dayFirst = true }
                    if label == .never { continue }
                    if !date.isPossible && !date.swapped.isPossible {
                        if label < .unlabelled { impossible = true }
                        continue
                    }
                    candidates.append((label, order, date))
                }
            }
        }
        guard let best = candidates.min(by: { ($0.label, $0.order) < ($1.label, $1.order) }) else {
            issues = [impossible ? .dateImpossible : .dateMissing]
            return
        }
        var date = best.date
        if date.isAmbiguous, dayFirst { date = date.swapped }
        if !date.isPossible { date = date.swapped }
        iso = date.iso
        if impossible, best.label > .verified { issues = [.dateImpossible] }
    }

    // 说明文字在日期正上方的一两行（表头在上、日期在下）
    private static func above(_ lines: [[TextBox]], _ index: Int, _ line: [TextBox], _ date: DateScan, count: Int) -> DateLabel? {
        guard let first = line.first, let last = line.last, count > 0 else { return nil }
        // 由词定位日期的横坐标
        let digits = line.filter { !DateScan.all($0.text).isEmpty }
        let x: Double
        if digits.count == DateScan.all(TableCell.join(line)).count,
            let ordinal = DateScan.all(TableCell.join(line)).firstIndex(where: { $0.start == date.start })
        {
            x = digits[ordinal].midX
        } else {
            x = first.x0 + (last.x1 - first.x0) * Double(date.start + date.end) / 2 / Double(count)
        }
        for back in 1...2 where index - back >= 0 {
            let near = lines[index - back].filter { $0.midX > x - 6 * $0.height && $0.midX < x + 6 * $0.height }
            guard !near.isEmpty, let anchor = near.first, first.midY - anchor.midY < 3.2 * max(first.height, anchor.height) else {
                continue
            }
            if let label = DateLabel.last(in: TableCell.join(near)), label != .unlabelled { return label }
        }
        return nil
    }
}
