import Testing

@testable import OCRCore

@Suite(.serialized) struct PageReaderTests {
    private static let reader = PageReader()
    private let values = Canvas.rows.map { $0[1] }

    private func read(_ page: GrayPicture, language: PageLanguage? = nil, recognize: Bool = true) async throws -> PageReading {
        try await Self.reader.read(try PictureEncoder.png(page), language: language, recognize: recognize)
    }

    @Test(arguments: 0..<4) func 各方向的页面都转正再读(turns: Int) async throws {
        let reading = try await read(Canvas.report().rotated(quarterTurns: turns))
        #expect(reading.page.rotation == (4 - turns) % 4 * 90)
        #expect(reading.language == .en)
        #expect(Set(reading.words.map(\.text)).isSuperset(of: values))
        // 正放的页面不为转正付账
        #expect((reading.milliseconds["rotate"] == nil) == (turns == 0))
        #expect(reading.milliseconds["chi_sim"] == nil)
    }

    @Test func 词框在页面之内且同行对齐() async throws {
        let reading = try await read(Canvas.report())
        #expect(
            reading.words.allSatisfy { $0.box == $0.box.clamped(width: reading.page.picture.width, height: reading.page.picture.height) })
        #expect(reading.page.picture.longSide == PagePreparation.longSide)
        for row in Canvas.rows {
            let name = try #require(reading.words.first { $0.text == row[0] })
            let value = try #require(reading.words.first { $0.text == row[1] })
            #expect(abs(name.box.midY - value.box.midY) < 20)
            #expect(name.box.right < value.box.x)
        }
    }

    @Test func 重读格子只出数字() async throws {
        let reading = try await read(Canvas.report(), language: .en)
        let word = try #require(reading.words.first { $0.text == "141.2" })
        let number = try await Self.reader.readCell(word.box, numeric: true, on: reading.page, language: .en)
        #expect(number.text == "141.2" && number.confidence > 50)
        let name = try #require(reading.words.first { $0.text == "Sodium" })
        let text = try await Self.reader.readCell(name.box, numeric: false, on: reading.page, language: .en)
        #expect(text.text == "Sodium")
        let outside = PixelBox(x: 90_000, y: -50, width: 10, height: 10)
        #expect(
            try await Self.reader.readCell(outside, numeric: true, on: reading.page, language: .en).text.allSatisfy {
                "0123456789.<>".contains($0)
            })
    }

    @Test func 空白页没有词() async throws {
        let blank = GrayPicture(width: 600, height: 800)
        #expect(try await read(blank).words.isEmpty)
        #expect(try await read(blank, recognize: false).milliseconds["eng"] == nil)
    }

    @Test func 缺语言数据有专门的错误() async {
        let missing = TextModel(name: "no_such_language", source: .en)
        let error = await #expect(throws: OCRError.self) { try await missing.recognize(GrayPicture(width: 100, height: 40), layout: .line) }
        #expect(error?.code == "OCR_LANGUAGE_MISSING" && error?.detail == "no_such_language")
    }

    @Test func 识别有时限() async {
        let model = TextModel(name: "eng", source: .en)
        let error = await #expect(throws: OCRError.self) { try await model.recognize(Canvas.report(), layout: .block, deadline: 1) }
        #expect(error?.code == "OCR_TIMED_OUT")
    }

    @Test func 语言按有把握的汉字判断() {
        func words(_ texts: [String], confidence: Double = 90) -> [RecognizedWord] {
            texts.map {
                RecognizedWord(text: $0, box: PixelBox(x: 0, y: 0, width: 9, height: 9), confidence: confidence, source: .zh, line: 1)
            }
        }
        #expect(PageProbe.language(of: words(["葡萄糖", "5.61", "3.90-6.10"])) == .zh)
        #expect(PageProbe.language(of: words(["Glucose", "5.61", "3.90-6.10"])) == .en)
        #expect(PageProbe.language(of: words(["葡萄糖"], confidence: 20) + words(["Glucose"])) == .en)
    }
}
