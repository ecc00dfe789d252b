/// 表格阅读用的词框：归一过的文字与四边
struct TextBox: Sendable, Hashable {
    var text: String
    var x0: Double
    var x1: Double
    var y0: Double
    var y1: Double
    var confidence: Double
    /// 上标小字，如实验室编号或指数
    var isRaised = false

    var midX: Double { (x0 + x1) / 2 }
    var midY: Double { (y0 + y1) / 2 }
    var height: Double { y1 - y0 }
    var width: Double { x1 - x0 }
    var rect: PageRect { PageRect(x: x0, y: y0, width: width, height: height) }

    init(text: String, x0: Double, x1: Double, y0: Double, y1: Double, confidence: Double) {
        (self.text, self.x0, self.x1, self.y0, self.y1, self.confidence) = (text, x0, x1, y0, y1, confidence)
    }

    init(_ word: PageWord) {
        self.init(
            text: word.text, x0: word.rect.x, x1: word.rect.x + word.rect.width, y0: word.rect.y, y1: word.rect.y + word.rect.height,
            confidence: word.confidence)
    }

    /// 包住两个框
    func union(_ other: TextBox) -> TextBox {
        TextBox(
            text: text, x0: min(x0, other.x0), x1: max(x1, other.x1), y0: min(y0, other.y0), y1: max(y1, other.y1),
            confidence: min(confidence, other.confidence))
    }
}

extension Array where Element == Double {
    /// 中位数；空数组为 0
    var median: Double {
        guard !isEmpty else { return 0 }
        let sorted = self.sorted()
        return sorted[sorted.count / 2]
    }
}
