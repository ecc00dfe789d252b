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
        let aligned = PagePreparation.align(PagePreparation.flatten(picture))
        watch.mark("prepare")
        guard recognize else {
            return PageReading(
                page: PagePreparation.render(aligned), language: language ?? .zh, words: [], milliseconds: watch.milliseconds)
        }
        async let latinPass = timedEnglish(aligned)
        let (han, decided) = try await chineseWords(aligned, language: language, watch: &watch)
        let latin = try await latinPass
        watch.milliseconds.merge(latin.watch.milliseconds) { $1 }
        let words = decided == .zh ? WordMerge.merge(chinese: han, english: latin.words) : latin.words
        return PageReading(page: latin.page, language: decided, words: words, milliseconds: watch.milliseconds)
    }

    // 英文遍自己放大页面，与中文遍并行
    private func timedEnglish(_ aligned: AlignedPage) async throws -> (page: PreparedPage, words: [RecognizedWord], watch: StageWatch) {
        var watch = StageWatch()
        let page = PagePreparation.render(aligned)
        watch.mark("render")
        let words = try await english.recognize(page.picture, layout: .block)
        watch.mark("eng")
        return (page, words, watch)
    }

    // 中文遍：先看一小条定语言，是中文才读全页；框换算到页面的尺寸
    private func chineseWords(
        _ aligned: AlignedPage, language: PageLanguage?, watch: inout StageWatch
    ) async throws -> ([RecognizedWord], PageLanguage) {
        if language == .en { return ([], .en) }
        let page = PagePreparation.render(aligned, longSide: PagePreparation.chineseLongSide)
        if language == nil {
            let probe = try await chinese.recognize(PageProbe.band(of: page.picture), layout: .block)
            watch.mark("probe")
            if PageProbe.language(of: probe) == .en { return ([], .en) }
        }
        let words = try await chinese.recognize(page.picture, layout: .block)
        watch.mark("chi_sim")
        let ratio = Double(PagePreparation.longSide) / Double(PagePreparation.chineseLongSide)
        return (words.map { $0.scaled(by: ratio) }, .zh)
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
