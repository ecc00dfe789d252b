/// 页面上的矩形，原点在左上角，单位为页面自身的点或像素
public struct PageRect: Sendable, Hashable, Codable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// 页面上的一个词：文字、位置与识别置信度（0...1；文字层为 1）
public struct PageWord: Sendable, Hashable, Codable {
    public var text: String
    public var rect: PageRect
    public var confidence: Double
    public init(text: String, rect: PageRect, confidence: Double = 1) {
        self.text = text
        self.rect = rect
        self.confidence = confidence
    }
}

/// 一页的词：来自 PDF 文字层或 OCR
public struct PageText: Sendable, Hashable, Codable {
    /// 词的来源，表格阅读器据此取不同的间距阈值
    public enum Origin: String, Sendable, Codable { case textLayer, recognized }
    public var number: Int
    public var width: Double
    public var height: Double
    public var origin: Origin
    public var words: [PageWord]
    public init(number: Int, width: Double, height: Double, origin: Origin, words: [PageWord]) {
        self.number = number
        self.width = width
        self.height = height
        self.origin = origin
        self.words = words
    }
}

/// 请求重读的一格：只认数字与比较号，或认任意文字
public struct CellRequest: Sendable, Hashable, Codable {
    public enum Mode: String, Sendable, Codable { case number, text }
    public var rect: PageRect
    public var mode: Mode
    public init(rect: PageRect, mode: Mode) {
        self.rect = rect
        self.mode = mode
    }
}

/// 重读一格的结果，置信度 0...1；读不出时文字为空
public struct CellReading: Sendable, Hashable, Codable {
    public var text: String
    public var confidence: Double
    public init(text: String, confidence: Double) {
        self.text = text
        self.confidence = confidence
    }
}

/// 能回头重读某一页格子的人：OCR 实现它，文字层没有它
public protocol CellRereader: Sendable {
    func reread(_ cells: [CellRequest], page: Int) async throws -> [CellReading]
}
