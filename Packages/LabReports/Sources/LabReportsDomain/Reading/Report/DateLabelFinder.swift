/// 一页里的日期与各自的说明文字：在它左边，或在它正上方
struct DateLabelFinder {
    /// 从上到下的行
    let lines: [[TextBox]]

    func dates() -> [(label: DateLabel, scan: DateScan)] {
        lines.indices.flatMap { index -> [(label: DateLabel, scan: DateScan)] in
            let text = TableCell.join(lines[index])
            let scalars = Array(text.unicodeScalars), scans = DateScan.all(text)
            var from = 0
            return scans.enumerated().map { ordinal, scan in
                let lead = String(String.UnicodeScalarView(scalars[min(from, scalars.count)..<min(scan.start, scalars.count)]))
                from = scan.end
                let label = DateLabel.last(in: lead) ?? above(index, position(scan, ordinal, scans.count, index, scalars.count))
                return (label ?? .unlabelled, scan)
            }
        }
    }

    // 日期的横坐标：日期各自成词时用词框，否则按字数估计
    private func position(_ scan: DateScan, _ ordinal: Int, _ count: Int, _ index: Int, _ length: Int) -> Double {
        let line = lines[index], words = line.filter { !DateScan.all($0.text).isEmpty }
        if words.count == count { return words[ordinal].midX }
        guard let first = line.first, let last = line.last else { return 0 }
        return first.x0 + (last.x1 - first.x0) * Double(scan.start + scan.end) / 2 / Double(max(length, 1))
    }

    // 说明文字在日期正上方的一两行（表头在上、日期在下）
    private func above(_ index: Int, _ x: Double) -> DateLabel? {
        guard let first = lines[index].first else { return nil }
        for back in 1...2 where index - back >= 0 {
            let near = lines[index - back].filter { abs($0.midX - x) < 6 * $0.height }
            guard let anchor = near.first, first.midY - anchor.midY < 3.2 * max(first.height, anchor.height) else { continue }
            if let label = DateLabel.last(in: TableCell.join(near)), label != .unlabelled { return label }
        }
        return nil
    }
}
