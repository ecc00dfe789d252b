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
        var aligned = PagePreparation.align(flattened)
        watch.mark("prepare")
        if aligned.skew.isSideways {
            aligned = try await upright(flattened, candidates: [0, 1, 3])
            watch.mark("rotate")
        }
        guard recognize else {
            return PageReading(
                page: PagePreparation.render(aligned), language: language ?? .zh, words: [], milliseconds: watch.milliseconds)
        }
        let first = try await passes(aligned, language: language)
        // 正着读不通才去试倒着：正常的页面不为此付账
        guard first.isDoubtful,
            case let turned = try await upright(flattened, candidates: [aligned.quarterTurns, aligned.quarterTurns + 2]),
            turned.quarterTurns != aligned.quarterTurns
        else { return first.reading(watch) }
        watch.mark("rotate")
        return try await passes(turned, language: language).reading(watch)
    }

    // 在几个方向里选小条读得最通的
    private func upright(_ page: FlattenedPage, candidates: [Int]) async throws -> AlignedPage {
        var best: (page: AlignedPage, score: Double)?
        for turns in candidates {
            let aligned = PagePreparation.align(page, quarterTurns: turns % 4)
            let rendered = PagePreparation.render(aligned, longSide: PagePreparation.chineseLongSide)
            let probe = try await chinese.recognize(PageProbe.band(of: rendered.picture), layout: .block)
            let score = PageProbe.legibility(probe)
            if best.map({ score > $0.score }) ?? true { best = (aligned, score) }
        }
        guard let best else { throw OCRError.failed("no orientation") }
        return best.page
    }

    // 两遍的结果，还没有定稿
    private struct Passes {
        let page: PreparedPage
        let language: PageLanguage
        let words: [RecognizedWord]
        let isDoubtful: Bool
        let milliseconds: [String: Int]

        func reading(_ watch: StageWatch) -> PageReading {
            PageReading(
                page: page, language: language, words: words, milliseconds: watch.milliseconds.merging(milliseconds) { $1 })
        }
    }

    // 中英两遍并行，再合并
    private func passes(_ aligned: AlignedPage, language: PageLanguage?) async throws -> Passes {
        var watch = StageWatch()
        async let latinPass = timedEnglish(aligned)
        let (han, decided) = try await chineseWords(aligned, language: language, watch: &watch)
        let latin = try await latinPass
        watch.milliseconds.merge(latin.watch.milliseconds) { $1 }
        let merged = decided == .zh ? WordMerge.merge(chinese: han, english: latin.words) : latin.words
        let words = ShapeFinder.apply(to: merged, on: latin.page.picture)
        watch.mark("shapes")
        return Passes(
            page: latin.page, language: decided, words: words, isDoubtful: PageProbe.isDoubtful(words), milliseconds: watch.milliseconds)
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
    func readCell(_ box: PixelBox, numeric: Bool, on page: PreparedPage, language: PageLanguage) async throws -> (
        text: String, confidence: Double
    ) {
        let model = numeric || language == .en ? english : chinese
        let crop = CellCrop.prepare(page.picture, box: box)
        let words = try await model.recognize(crop, layout: .line, whitelist: numeric ? "0123456789.<>" : "", deadline: 5_000)
        guard !words.isEmpty else { return ("", 0) }
        let text = words.map(\.text).joined(separator: numeric || language == .zh ? "" : " ")
        return (text, words.map(\.confidence).min() ?? 0)
    }
}
