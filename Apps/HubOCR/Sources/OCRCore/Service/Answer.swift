/// 回给调用者的一行 JSON
enum Answer {
    struct Word: Encodable {
        let t: String
        let x: Int
        let y: Int
        let w: Int
        let h: Int
        let c: Double
        let s: RecognizedWord.Source

        init(_ word: RecognizedWord) {
            t = word.text
            (x, y, w, h) = (word.box.x, word.box.y, word.box.width, word.box.height)
            c = Answer.share(word.confidence)
            s = word.source
        }
    }

    struct Page: Encodable {
        var ok = true
        let width: Int
        let height: Int
        let language: PageLanguage
        let rotation: Int
        let words: [Word]
        let ms: [String: Int]
    }

    struct Cell: Encodable {
        let t: String
        let c: Double
    }

    struct Cells: Encodable {
        var ok = true
        let cells: [Cell]
    }

    struct Image: Encodable {
        var ok = true
        let bytes: Int
    }

    struct Failure: Encodable {
        var ok = false
        let code: String
        let detail: String
    }

    /// 百分制置信度转 0...1，留三位小数
    static func share(_ confidence: Double) -> Double { (max(0, min(100, confidence)) * 10).rounded() / 1000 }
}
