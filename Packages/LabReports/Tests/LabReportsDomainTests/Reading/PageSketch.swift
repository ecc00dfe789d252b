import LabReportsDomain

/// 用代码画的一页：逐行放下各格，格内按空格分词
struct PageSketch {
    private var words: [PageWord] = []
    private var y = 60.0
    private let size: Double
    private let step: Double

    init(size: Double = 9, step: Double = 15) {
        self.size = size
        self.step = step
    }

    /// 放一行：横坐标与文字成对
    mutating func line(_ cells: (x: Double, text: String)..., gap: Double = 1) {
        for cell in cells { put(cell.text, x: cell.x) }
        y += step * gap
    }

    /// 按列放各行；空串不放
    mutating func table(_ columns: [Double], _ rows: [String]) {
        for row in rows {
            for (x, text) in zip(columns, row.split(separator: "|", omittingEmptySubsequences: false)) { put(String(text), x: x) }
            y += step
        }
    }

    /// 成为一页；识别页可给统一的置信度与倾斜
    func page(_ number: Int = 1, origin: PageText.Origin = .textLayer, confidence: Double = 1, slope: Double = 0) -> PageText {
        let words = words.map {
            var word = $0
            word.rect.y += slope * word.rect.x
            word.confidence = confidence
            return word
        }
        return PageText(number: number, width: 595, height: 842, origin: origin, words: words)
    }

    private mutating func put(_ text: String, x: Double) {
        var x = x
        for word in text.split(separator: " ") {
            let width = word.unicodeScalars.reduce(0) { $0 + size * ($1.value >= 0x2E80 ? 1 : 0.5) }
            words.append(PageWord(text: String(word), rect: PageRect(x: x, y: y, width: width, height: size * 1.1)))
            x += width + size * 0.3
        }
    }
}

/// 一条写成「名称|值|单位|范围|标志」，便于整张表比较
func lines(_ report: ExtractedReport) -> [String] {
    report.items.map { [$0.name, $0.value, $0.unit, $0.referenceRange, $0.flag?.rawValue ?? ""].joined(separator: "|") }
}

/// 用离线阅读器读这些页
func read(_ pages: PageText...) async throws -> ExtractedReport {
    try await OfflineExtractor().extract(DocumentText(pages: pages))
}
