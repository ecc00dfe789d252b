import Kernel
import LabReportsDomain
import Testing

@testable import LabReportsData

private let tools = OCRTools()

@Suite(.serialized, .enabled(if: tools.hubOCR != nil, "没有 hub-ocr：先构建 Apps/HubOCR，或用 HUB_OCR 指给它"))
struct HubOCRRecognizerTests {
    private let recognizer: HubOCRRecognizer

    init() throws {
        recognizer = HubOCRRecognizer(tool: try #require(tools.hubOCR), timeout: .seconds(60))
    }

    @Test(.enabled(if: SamplePage.canDraw, "没有 rsvg-convert"))
    func 读出页面并重读格子() async throws {
        let image = try await SamplePage.png()
        let page = try await recognizer.recognize(image, page: 3)
        #expect(page.language == .zh)
        #expect(page.text.number == 3)
        #expect(page.text.origin == .recognized)
        let texts = Set(page.text.words.map(\.text))
        #expect(texts.isSuperset(of: ["12.7", "49.3", "7.63", "3.66", "1.29", "4.99"]))
        let word = try #require(page.text.words.first { $0.text == "49.3" })
        #expect(word.rect.x > 0 && word.rect.x + word.rect.width < page.text.width)
        let rereader = try #require(recognizer.rereader(for: [3: image]))
        let cell = CellRequest(rect: word.rect, mode: .number)
        #expect(try await rereader.reread([cell], page: 3).map(\.text) == ["49.3"])
        #expect(try await rereader.reread([], page: 3).isEmpty)
    }

    @Test(.enabled(if: SamplePage.canDraw, "没有 rsvg-convert"))
    func 别的页读过之后重读会再送图() async throws {
        let image = try await SamplePage.png()
        let page = try await recognizer.recognize(image, page: 1)
        await #expect(throws: AppError.self) { try await recognizer.recognize(Array(image.prefix(200)), page: 2) }
        let word = try #require(page.text.words.first { $0.text == "7.63" })
        let rereader = try #require(recognizer.rereader(for: [1: image]))
        #expect(try await rereader.reread([CellRequest(rect: word.rect, mode: .number)], page: 1).first?.text == "7.63")
        await #expect(throws: AppError.self) { try await rereader.reread([CellRequest(rect: word.rect, mode: .number)], page: 9) }
    }

    @Test(
        arguments: [
            ([], "IMAGE_UNREADABLE"), (Array("不是图片".utf8), "IMAGE_UNREADABLE"), (SamplePage.bomb, "IMAGE_TOO_LARGE"),
            ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2], "IMAGE_UNREADABLE"),
        ] as [([UInt8], String)])
    func 坏图片给出错误码(bytes: [UInt8], code: String) async throws {
        let error = await #expect(throws: AppError.self) { try await recognizer.recognize(bytes, page: 1) }
        #expect(error?.code == code)
        #expect(error?.next != nil)
    }

    @Test(.enabled(if: SamplePage.canDraw, "没有 rsvg-convert"))
    func 进程死过一次会重启() async throws {
        let tool = try #require(tools.hubOCR)
        let script = """
            mark="$(dirname "$0")/died"
            if [ -e "$mark" ]; then exec '\(tool.directory)/\(tool.name)'; fi
            : > "$mark"
            head -c 10 > /dev/null
            kill -9 $$
            """
        let page = try await FakeTool.use(script) { fragile in
            try await HubOCRRecognizer(tool: fragile, timeout: .seconds(60)).recognize(try await SamplePage.png(), page: 1)
        }
        #expect(page.text.words.contains { $0.text == "12.7" })
    }

    @Test(.enabled(if: SamplePage.canDraw, "没有 rsvg-convert"))
    func 缺中文语言报专门的错误() async throws {
        let error = try await FakeTool.withoutLanguages(try #require(tools.hubOCR)) { tool in
            await #expect(throws: AppError.self) { try await HubOCRRecognizer(tool: tool).recognize(try await SamplePage.png(), page: 1) }
        }
        #expect(error?.code == "OCR_LANGUAGE_MISSING")
        #expect(error?.next?.en.contains("apt-get install") == true)
    }
}
