/// 把一页的词读成表格行：行 → 表头 → 分块 → 列 → 各行
struct TableReader {
    let page: PageText
    private let rows: [[TextBox]]
    private let em: Double
    private var recognized: Bool { page.origin == .recognized }

    init(_ page: PageText) {
        self.page = page
        let builder = RowBuilder(page)
        rows = builder.rows()
        em = builder.em
    }

    /// 页上全部词排成的行，供日期与病人信息使用
    var lines: [[TextBox]] { rows }

    /// 各块表格的行，按页面从上到下
    func tableRows() -> [RawRow] {
        var out: [RawRow] = []
        for block in blocks() { out += BlockReader(rows: block.rows, header: block.header, em: em, page: page).items() }
        return out
    }

    private struct Block { var header: [HeaderHit], rows: [[TextBox]] }

    // 每个表头起一块；第一块之前没有表头
    private func blocks() -> [Block] {
        let finder = HeaderFinder(em: em, recognized: recognized)
        var out = [Block(header: [], rows: [])]
        var lastHeaderY = -Double.infinity
        for row in rows {
            let y = row.map(\.midY).median
            if let hits = finder.hits(row) {
                // 紧跟着的第二行表头并入上一行
                if y - lastHeaderY < 2.2 * em, out[out.count - 1].rows.isEmpty, !out[out.count - 1].header.isEmpty {
                    out[out.count - 1].header += hits.filter { hit in
                        !out[out.count - 1].header.contains { $0.role == hit.role && abs($0.midX - hit.midX) < 6 * em }
                    }
                    out[out.count - 1].header.sort { $0.x0 < $1.x0 }
                } else {
                    out.append(Block(header: hits, rows: []))
                }
                lastHeaderY = y
            } else {
                out[out.count - 1].rows.append(row)
            }
        }
        return out
    }
}
