/// 页面的语言
public enum PageLanguage: String, Sendable, Codable, Hashable {
    /// 简体中文
    case zh
    /// 英文
    case en
}

/// 一个识别出的词
struct RecognizedWord: Sendable, Hashable {
    /// 词从哪里来
    enum Source: String, Sendable, Codable { case zh, en, shape }

    var text: String
    var box: PixelBox
    /// 百分制的把握
    var confidence: Double
    var source: Source
    /// 所在行的序号，同一遍识别内有效
    var line: Int

    /// 换算到另一尺寸的同一页
    func scaled(by ratio: Double) -> RecognizedWord {
        func scale(_ value: Int) -> Int { Int((Double(value) * ratio).rounded()) }
        var word = self
        word.box = PixelBox(x: scale(box.x), y: scale(box.y), width: max(1, scale(box.width)), height: max(1, scale(box.height)))
        return word
    }

    var containsCJK: Bool { text.unicodeScalars.contains(where: \.isCJK) }
}

extension Unicode.Scalar {
    /// 是否汉字
    var isCJK: Bool { (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value) }
}
