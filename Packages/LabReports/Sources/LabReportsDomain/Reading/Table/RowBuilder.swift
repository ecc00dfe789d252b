/// 把一页的词排成行：按横坐标依次接到最近四个词的高度相近的行上，容得下轻微倾斜
struct RowBuilder {
    let page: PageText

    /// 行高的参考值：词高的中位数
    let em: Double

    init(_ page: PageText) {
        self.page = page
        let heights = page.words.filter {
            $0.text.unicodeScalars.contains { TextForm.isDigit($0) || TextForm.isLetter($0) || TextForm.isCJK($0) }
        }.map(\.rect.height)
        em = max(heights.median, 1)
    }

    /// 从上到下的行；行内从左到右
    func rows() -> [[TextBox]] {
        let boxes = page.words.map { TextBox($0) }.filter { keeps($0) }.sorted { $0.x0 < $1.x0 }
        var open: [[TextBox]] = []
        for box in boxes {
            var best: (index: Int, distance: Double)?
            for index in open.indices {
                let row = open[index]
                let last = row.suffix(4)
                let middle = last.reduce(0) { $0 + $1.midY } / Double(last.count)
                let height = max(min(max(box.height, last.map(\.height).max() ?? em), em * 1.4), em * 0.8)
                let distance = abs(box.midY - middle)
                if distance < 0.55 * height, distance < best?.distance ?? .infinity { best = (index, distance) }
            }
            if let best { open[best.index].append(box) } else { open.append([box]) }
        }
        return open.map { markRaised($0) }.sorted { Self.middle($0) < Self.middle($1) }
    }

    private static func middle(_ row: [TextBox]) -> Double { row.map(\.midY).median }

    // 水印、竖排与大标题之外的词才进表；空白词与纯装饰不要
    private func keeps(_ box: TextBox) -> Bool {
        if TextForm.compact(box.text).isEmpty { return false }
        if page.origin == .recognized {
            return box.height < em * 2.6 && box.height > em * 0.12
                && !(box.confidence < 0.15 && TextForm.countDigits(box.text) == 0 && box.text.count <= 2
                    && TextForm.countCJK(box.text) == 0)
        }
        return box.height < em * 2.6
    }

    // 紧跟在大字后面、又小又高的数字是上标
    private func markRaised(_ row: [TextBox]) -> [TextBox] {
        guard page.origin == .textLayer else { return row }
        var row = row
        for i in row.indices.dropFirst() {
            let previous = row[i - 1], box = row[i]
            guard box.height < previous.height * 0.8, box.x0 - previous.x1 < em * 0.5, box.y1 < previous.y1 - previous.height * 0.15 else {
                continue
            }
            row[i].isRaised = true
        }
        return row
    }
}
