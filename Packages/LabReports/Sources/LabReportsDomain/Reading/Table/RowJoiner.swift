/// 把分成几行的条目接起来：名称在值的上下两行、名称折行、小节标题、折行的范围
struct RowJoiner {
    let em: Double
    let recognized: Bool

    func join(_ rows: [RawRow]) -> [RawRow] {
        let pitch = pitch(rows)
        var out: [RawRow] = [], section = ""
        var i = 0
        while i < rows.count {
            var row = rows[i]
            let below = i + 1 < rows.count ? rows[i + 1] : nil
            if row.name == nil, row.value != nil, row.code == nil {
                // 值这一行没有名称：名称在上一行、下一行，或两行夹着它
                if let above = out.last, above.isNameOnly, row.midY - above.midY < 1.6 * em {
                    row.name = above.name
                    out.removeLast()
                }
                if let below, below.isNameOnly, below.midY - row.midY < 1.1 * em {
                    row.appendName(below)
                    i += 1
                }
            } else if row.isNameOnly {
                if let last = out.indices.last, continues(out[last], row, below, pitch) {
                    out[last].appendName(row)
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

    // 相邻两条结果之间通常的行距；看不出时为字高的 1.6 倍
    private func pitch(_ rows: [RawRow]) -> Double {
        let valued = rows.filter { $0.value != nil && $0.name != nil }
        let gaps = zip(valued, valued.dropFirst()).map { $1.midY - $0.midY }
        return gaps.isEmpty ? 1.6 * em : gaps.median
    }

    // 上一条名称的括号没合上、以逗号或连字符结尾，或这一行紧贴着它而离下一条远
    private func continues(_ previous: RawRow, _ next: RawRow, _ below: RawRow?, _ pitch: Double) -> Bool {
        let gap = next.midY - previous.midY
        guard let name = previous.name, previous.value != nil, gap < 1.7 * em else { return false }
        let text = TextForm.trimmed(name.text), more = TextForm.trimmed(next.nameText)
        guard more.count <= 30 else { return false }
        let open = text.filter { $0 == "(" }.count > text.filter { $0 == ")" }.count
        if open || text.hasSuffix(",") || text.hasSuffix("-") || text.hasSuffix("/") || (more.hasPrefix("(") && more.count <= 20) {
            return true
        }
        return !recognized && gap < 0.75 * pitch && below.map { $0.midY - next.midY > 1.2 * gap } ?? true
    }
}

extension RawRow {
    /// 把下一行的名称接在后面
    fileprivate mutating func appendName(_ next: RawRow) {
        name = name.map { TableCell(words: $0.words + (next.name?.words ?? [])) } ?? next.name
    }
}
