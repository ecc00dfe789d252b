import Kernel

/// 默认样式：对齐的表格与名值，列宽按显示宽度
struct TableRenderer {
    let language: Language
    let colour: Bool

    func render(_ blocks: [Screen.Block]) -> String {
        blocks.map(render).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private func render(_ block: Screen.Block) -> String {
        switch block {
        case .prose(let text): text[language]
        case .fields(let fields): render(fields)
        case .table(let table): render(table)
        }
    }

    private func render(_ fields: [(LocalizedText, Cell)]) -> String {
        let width = fields.map { $0.0[language].displayWidth }.max() ?? 0
        return fields.map { name, cell in
            // 多行的值各行对齐
            let lines = cell.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let indent = "\n" + String(repeating: " ", count: width + 2)
            let value = lines.map { paint(String($0).withoutControls, cell.tone) }.joined(separator: indent)
            return dim(name[language].padded(toWidth: width)) + "  " + value
        }.joined(separator: "\n")
    }

    private func render(_ table: Table) -> String {
        guard !table.rows.isEmpty else { return "" }
        let titles = table.columns.map { $0.title[language] }
        let widths = titles.indices.map { column in
            max(titles[column].displayWidth, table.rows.map { $0[column].text.withoutControls.displayWidth }.max() ?? 0)
        }
        let head = line(titles.indices.map { pad(titles[$0], $0, table, widths) }.map(dim))
        let rows = table.rows.map { row in
            line(row.indices.map { paint(pad(row[$0].text.withoutControls, $0, table, widths), row[$0].tone) })
        }
        return ([head] + rows).joined(separator: "\n")
    }

    private func pad(_ text: String, _ column: Int, _ table: Table, _ widths: [Int]) -> String {
        let alignRight = table.columns[column].alignRight
        // 末列靠左时不补空格，行尾才干净
        return column == widths.count - 1 && !alignRight ? text : text.padded(toWidth: widths[column], alignRight: alignRight)
    }

    private func line(_ cells: [String]) -> String { cells.joined(separator: "  ") }

    private func dim(_ text: String) -> String { paint(text, .dim) }

    private func paint(_ text: String, _ tone: Cell.Tone) -> String {
        let code: String? =
            switch tone {
            case .normal: nil
            case .strong: "1"
            case .dim: "2"
            case .high: "31"
            case .low: "34"
            case .warning: "33"
            }
        guard colour, let code else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
