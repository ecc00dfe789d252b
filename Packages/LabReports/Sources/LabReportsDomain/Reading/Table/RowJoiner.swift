/// 把分成几行的条目接起来：名称在值的上下两行、括号没有合上、小节标题
struct RowJoiner {
    let em: Double

    func join(_ rows: [RawRow]) -> [RawRow] {
        var out: [RawRow] = [], section = ""
        var i = 0
        while i < rows.count {
            var row = rows[i]
            if row.name == nil, row.value != nil, row.code == nil {
                // 值这一行没有名称：名称在上一行、下一行，或两行夹着它
                if let above = out.last, above.isNameOnly, row.midY - above.midY < 1.6 * em {
                    row.name = above.name
                    out.removeLast()
                }
                if i + 1 < rows.count, rows[i + 1].isNameOnly, rows[i + 1].midY - row.midY < 1.1 * em {
                    row.name = row.name.map { TableCell(words: $0.words + (rows[i + 1].name?.words ?? [])) } ?? rows[i + 1].name
                    i += 1
                }
            } else if row.isNameOnly {
                if let last = out.indices.last, continues(out[last], row) {
                    out[last].name = TableCell(words: (out[last].name?.words ?? []) + (row.name?.words ?? []))
                    i += 1
                    continue
                }
                if row.code == nil, row.nameText.count <= 40 { section = row.nameText }
            } else if row.value == nil, row.range != nil, row.name == nil, let last = out.indices.last, out[last].value != nil,
                out[last].range == nil, row.midY - out[last].midY < 1.6 * em
            {
                out[last].range = row.range
            }
            row.section = section
            out.append(row)
            i += 1
        }
        return out
    }

    // 上一条目名称的括号没合上，或以逗号、连字符结尾
    private func continues(_ previous: RawRow, _ next: RawRow) -> Bool {
        guard let name = previous.name, previous.value != nil, next.midY - previous.midY < 1.7 * em else { return false }
        let text = TextForm.trimmed(name.text), more = TextForm.trimmed(next.nameText)
        guard more.count <= 30 else { return false }
        let open = text.filter { $0 == "(" }.count > text.filter { $0 == ")" }.count
        return open || text.hasSuffix(",") || text.hasSuffix("-") || text.hasSuffix("/") || (more.hasPrefix("(") && more.count <= 20)
    }
}
