/// 一页的识别结果与各步耗时（毫秒）
struct PageReading: Sendable {
    let page: PreparedPage
    let language: PageLanguage
    let words: [RecognizedWord]
    let milliseconds: [String: Int]
}

/// 把一张图读成词：预处理，定方向与语言，两遍识别，合并
final class PageReader: Sendable {
    private let chinese = TextModel(name: "chi_sim", source: .zh)
    private let english = TextModel(name: "eng", source: .en)

    /// 读一页；language 为空时自行判断，recognize 为假时只预处理
    func read(_ bytes: [UInt8], language: PageLanguage?, recognize: Bool) async throws -> PageReading {
        var watch = StageWatch()
        let picture = try PictureDecoder.decode(bytes)
        watch.mark("decode")
        let flattened = PagePreparation.flatten(picture)
        let page = PagePreparation.prepare(flattened)
        watch.mark("prepare")
        guard recognize else {
            return PageReading(page: page, language: language ?? .zh, words: [], milliseconds: watch.milliseconds)
        }
        async let latin = timed { try await self.english.recognize(page.picture, layout: .block) }
        var decided = language
        if decided == nil {
            let probe = try await chinese.recognize(PageProbe.band(of: page.picture), layout: .block)
            decided = PageProbe.language(of: probe)
            watch.mark("probe")
            watch.milliseconds["han"] = PageProbe.census(probe).han
            watch.milliseconds["all"] = PageProbe.census(probe).all
        }
        var han: [RecognizedWord] = []
        if decided == .zh {
            han = try await chinese.recognize(page.picture, layout: .block)
            watch.mark("chi_sim")
        }
        let eng = try await latin
        watch.milliseconds["eng"] = eng.milliseconds
        let words = decided == .zh ? WordMerge.merge(chinese: han, english: eng.words) : eng.words
        return PageReading(page: page, language: decided ?? .en, words: words, milliseconds: watch.milliseconds)
    }

    private func timed(_ work: @Sendable () async throws -> [RecognizedWord]) async throws -> (words: [RecognizedWord], milliseconds: Int) {
        var watch = StageWatch()
        let words = try await work()
        watch.mark("all")
        return (words, watch.milliseconds["all"] ?? 0)
    }
}

extension PageReader {
    /// 重读一格：number 只认数字与比较号，否则按页面语言认任意文字
    func readCell(_ box: PixelBox, numeric: Bool, on page: PreparedPage, language: PageLanguage) async throws -> (text: String, confidence: Double) {
        let model = numeric || language == .en ? english : chinese
        let crop = CellCrop.prepare(page.picture, box: box)
        let words = try await model.recognize(crop, layout: .line, whitelist: numeric ? "0123456789.<>" : "", deadline: 5_000)
        guard !words.isEmpty else { return ("", 0) }
        let text = words.map(\.text).joined(separator: numeric || language == .zh ? "" : " ")
        return (text, words.map(\.confidence).min() ?? 0)
    }
}
