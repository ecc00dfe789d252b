/// 页面上的矩形，原点在左上角，单位为页面自身的点或像素
public struct PageRect: Sendable, Hashable, Codable {
    /// 左边
    public var x: Double
    /// 上边
    public var y: Double
    /// 宽
    public var width: Double
    /// 高
    public var height: Double
    /// 逐字段构造
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// 页面上的一个词：文字、位置与识别置信度（0...1；文字层为 1）
public struct PageWord: Sendable, Hashable, Codable {
    /// 文字
    public var text: String
    /// 位置
    public var rect: PageRect
    /// 识别置信度，0...1
    public var confidence: Double
    /// 逐字段构造
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
    /// 页码，从 1 起
    public var number: Int
    /// 宽
    public var width: Double
    /// 高
    public var height: Double
    /// 词的来源
    public var origin: Origin
    /// 各词
    public var words: [PageWord]
    /// 逐字段构造
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
    /// 认什么
    public enum Mode: String, Sendable, Codable { case number, text }
    /// 位置
    public var rect: PageRect
    /// 认什么
    public var mode: Mode
    /// 逐字段构造
    public init(rect: PageRect, mode: Mode) {
        self.rect = rect
        self.mode = mode
    }
}

/// 重读一格的结果，置信度 0...1；读不出时文字为空
public struct CellReading: Sendable, Hashable, Codable {
    /// 文字
    public var text: String
    /// 识别置信度，0...1
    public var confidence: Double
    /// 逐字段构造
    public init(text: String, confidence: Double) {
        self.text = text
        self.confidence = confidence
    }
}

/// 能回头重读某一页格子的人：OCR 实现它，文字层没有它
public protocol CellRereader: Sendable {
    func reread(_ cells: [CellRequest], page: Int) async throws -> [CellReading]
}
