/// 一格：同一行里相邻的几个词
struct TableCell: Sendable, Hashable {
    var words: [TextBox]

    var x0: Double { words.first?.x0 ?? 0 }
    var x1: Double { words.reduce(-.infinity) { max($0, $1.x1) } }
    var y0: Double { words.reduce(.infinity) { min($0, $1.y0) } }
    var y1: Double { words.reduce(-.infinity) { max($0, $1.y1) } }
    var midX: Double { (x0 + x1) / 2 }
    var midY: Double { (y0 + y1) / 2 }
    /// 各词识别置信度的最小值
    var confidence: Double { words.reduce(1) { min($0, $1.confidence) } }
    var rect: PageRect { PageRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) }

    /// 格的文字；汉字之间不加空格，上标指数写成 ^n
    var text: String { Self.join(words) }

    static func join(_ words: [TextBox]) -> String {
        var out = ""
        var previous: TextBox?
        for word in words {
            if word.isRaised, TextForm.countDigits(word.text) > 0 {
                // 10 后面的上标是指数；别处的上标数字是实验室编号
                if out.hasSuffix("10"), word.text.unicodeScalars.allSatisfy({ TextForm.isDigit($0) }) {
                    out += "^" + word.text
                } else if out.hasSuffix("m"), word.text == "2" || word.text == "3" {
                    out += word.text
                }
                previous = word
                continue
            }
            if let previous, let last = out.unicodeScalars.last, let first = word.text.unicodeScalars.first {
                let touching = word.x0 - previous.x1 < 0.12 * max(word.height, previous.height)
                let chinese = TextForm.isCJK(last) || TextForm.isCJK(first)
                if !(touching || (chinese && word.x0 - previous.x1 < 1.2 * max(word.height, previous.height)) || previous.isRaised) {
                    out += " "
                }
            }
            out += word.text
            previous = word
        }
        return out
    }
}

extension TableCell {
    /// 按间隙把一行的词分成格
    static func split(_ row: [TextBox], gap: Double) -> [TableCell] {
        var cells: [TableCell] = []
        for word in row {
            if let last = cells.last, word.x0 - last.x1 < gap {
                cells[cells.count - 1].words.append(word)
            } else {
                cells.append(TableCell(words: [word]))
            }
        }
        return cells
    }
}
