import Kernel

/// 给脚本的样式：一行一条，制表符分隔；安静时只有第一列
struct PlainRenderer {
    let quiet: Bool

    func render(_ blocks: [Screen.Block], _ language: Language) -> String {
        blocks.flatMap { lines($0, language) }.joined(separator: "\n")
    }

    private func lines(_ block: Screen.Block, _ language: Language) -> [String] {
        switch block {
        case .prose: []
        case .fields(let fields): quiet ? [] : fields.map { clean($0.0[language]) + "\t" + clean($0.1.text) }
        case .table(let table):
            table.rows.map { row in quiet ? clean(row.first?.text ?? "") : row.map { clean($0.text) }.joined(separator: "\t") }
        }
    }

    private func clean(_ text: String) -> String { text.withoutControls }
}
