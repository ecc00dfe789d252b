/// 读一块表格：定列、按列取格、接上多行的名称
struct BlockReader {
    let rows: [[TextBox]]
    let header: [HeaderHit]
    let em: Double
    let page: PageText
    private let content = CellContents()

    private var finder: ColumnFinder { ColumnFinder(em: em, recognized: page.origin == .recognized) }

    init(rows: [[TextBox]], header: [HeaderHit], em: Double, page: PageText) {
        (self.rows, self.header, self.em, self.page) = (rows, header, em, page)
    }

    /// 按表从左到右、行从上到下
    func items() -> [RawRow] {
        let tableLike = rows.filter { isTableLike($0) }
        guard !tableLike.isEmpty, !header.isEmpty || tableLike.count >= 2 else { return [] }
        let spans = finder.columns(tableLike, header: header)
        guard !spans.isEmpty else { return [] }
        let texts = spans.indices.map { i in tableLike.map { TableCell.join(words($0, in: spans)[i]) } }
        let columns = ColumnClassifier(texts: texts, content: content).classify(spans)
        return tables(columns).flatMap { table -> [RawRow] in
            RowJoiner(em: em, recognized: page.origin == .recognized).join(rows.compactMap { rawRow($0, columns, table) })
        }
    }

    // 至少两格，且首格之后有像值或范围的格
    private func isTableLike(_ row: [TextBox]) -> Bool {
        let cells = TableCell.split(row, gap: finder.gap)
        guard cells.count >= 2, cells.count <= 24 else { return false }
        var good = 0
        for cell in cells.dropFirst() {
            let content = content(cell.text)
            if content.isValue || content.isRange {
                good += 1
            } else if !content.hasLetters || content.text.count > 24 {
                continue
            } else if let first = content.text.split(separator: " ").first,
                ResultValue(String(first)) != nil || ReferenceRange(content.text) != nil
            {
                good += 1
            }
        }
        guard good > 0 else { return false }
        return cells.contains { TextForm.countCJK($0.text) + TextForm.countLetters($0.text) > 0 }
            && !RowFilter.isPersonal(TableCell.join(row))
    }

    // 每个词归到盖住它中心的列；跨列的词归到重叠最多的列
    private func words(_ row: [TextBox], in columns: [TableColumn]) -> [[TextBox]] {
        var out = Array(repeating: [TextBox](), count: columns.count)
        for word in row {
            var best = 0, bestScore = -Double.infinity
            for (i, column) in columns.enumerated() {
                let overlap = min(word.x1, column.x1) - max(word.x0, column.x0)
                if overlap > bestScore { (best, bestScore) = (i, overlap) }
            }
            out[best].append(word)
        }
        return out
    }

    // 值列之后又出现编号或名称列，就是并排的下一张表
    private func tables(_ columns: [TableColumn]) -> [Range<Int>] {
        var out: [Range<Int>] = [], start = 0, hasValue = false
        for (i, column) in columns.enumerated() {
            let startsRow =
                column.role == .index || column.role == .name
                || (column.role == .code && columns[i...].contains { $0.role == .value } && columns[i...].contains { $0.role == .name })
            if hasValue, startsRow, columns[i...].contains(where: { $0.role == .value }) {
                out.append(start..<i)
                (start, hasValue) = (i, false)
            }
            if column.role == .value { hasValue = true }
        }
        out.append(start..<columns.count)
        return out.filter { range in columns[range].contains { $0.role == .value } }
    }

    // 离 x 最近的两个高矮正常的词所在的横带
    private func band(_ words: [TextBox], near x: Double) -> (y0: Double, y1: Double)? {
        let normal = words.filter { (0.7...1.4).contains($0.height / em) }.sorted { abs($0.midX - x) < abs($1.midX - x) }.prefix(2)
        guard !normal.isEmpty else { return nil }
        let middle = normal.reduce(0) { $0 + $1.midY } / Double(normal.count)
        return (middle - 0.6 * em, middle + 0.6 * em)
    }

    private func rawRow(_ row: [TextBox], _ columns: [TableColumn], _ table: Range<Int>) -> RawRow? {
        let placed = words(row, in: columns)
        let used = table.flatMap { placed[$0] }
        guard !used.isEmpty else { return nil }
        var out = RawRow(midY: used.map(\.midY).median, page: page.number, band: (0, 0))
        for i in table {
            if columns[i].role == .value, out.valueSpan == nil || out.value == nil {
                out.valueSpan = (columns[i].x0, columns[i].x1)
                out.hasLabelledValue = columns[i].isLabelled
            }
            guard !placed[i].isEmpty else { continue }
            let cell = TableCell(words: placed[i])
            switch columns[i].role {
            case .name: out.name = out.name.map { TableCell(words: $0.words + cell.words) } ?? cell
            case .code: out.code = out.code ?? cell
            case .value: out.value = out.value ?? cell
            case .flag: out.flag = out.flag ?? cell
            case .unit: out.unit = out.unit ?? cell
            case .range: out.range = out.range.map { TableCell(words: $0.words + cell.words) } ?? cell
            case .rangeLow: out.rangeLow = cell
            case .rangeHigh: out.rangeHigh = cell
            default: break
            }
        }
        let x = out.value?.midX ?? out.valueSpan.map { ($0.x0 + $0.x1) / 2 } ?? 0
        out.band = band(used.filter { word in !(out.value?.words.contains(word) ?? false) }, near: x) ?? band(used, near: x) ?? out.band
        if let name = out.name?.words.last, let value = out.value?.words.first {
            out.runsOn = value.x0 - name.x1 < 0.5 * max(name.height, value.height)
        }
        return out.name == nil && out.code == nil && out.value == nil && out.range == nil ? nil : out
    }
}
