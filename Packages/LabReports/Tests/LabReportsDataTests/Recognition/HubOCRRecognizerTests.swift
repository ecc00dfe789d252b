import FoundationEssentials
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

    @Test(arguments: [
        ([], "IMAGE_UNREADABLE"), (Array("不是图片".utf8), "IMAGE_UNREADABLE"), (SamplePage.bomb, "IMAGE_TOO_LARGE"),
        ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2], "IMAGE_UNREADABLE"),
    ] as [([UInt8], String)])
    func 坏图片给出错误码(bytes: [UInt8], code: String) async throws {
        let error = await #expect(throws: AppError.self) { try await recognizer.recognize(bytes, page: 1) }
        #expect(error?.code == code)
        #expect(error?.next != nil)
    }

    @Test func 进程一启动就死则报失败() async throws {
        let dying = HubOCRRecognizer(tool: OCRTools.Tool(directory: "/bin", name: "false"))
        let error = await #expect(throws: AppError.self) { try await dying.recognize([1, 2, 3], page: 1) }
        #expect(error?.code == "OCR_FAILED")
    }

    @Test func 不答的进程超时() async throws {
        // tail 要等输入结束才出声，正好当不答的进程
        let silent = HubOCRRecognizer(tool: OCRTools.Tool(directory: "/usr/bin", name: "tail"), timeout: .milliseconds(300))
        let error = await #expect(throws: AppError.self) { try await silent.recognize([1], page: 1) }
        #expect(error?.code == "OCR_TIMED_OUT")
    }

    @Test func 答非所问的进程报失败() async throws {
        let parrot = HubOCRRecognizer(tool: OCRTools.Tool(directory: "/usr/bin", name: "cat"), timeout: .seconds(20))
        let error = await #expect(throws: AppError.self) { try await parrot.recognize([0x0A], page: 1) }
        #expect(error?.code == "OCR_FAILED")
    }

    @Test(.enabled(if: SamplePage.canDraw, "没有 rsvg-convert"))
    func 进程死过一次会重启() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hub-ocr-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tool = try #require(tools.hubOCR)
        let mark = folder.appending(path: "died").path
        let script = "#!/bin/sh\nif [ -e '\(mark)' ]; then exec '\(tool.directory)/\(tool.name)'; fi\n: > '\(mark)'\nhead -c 10 > /dev/null\nkill -9 $$\n"
        let program = folder.appending(path: "fragile-ocr")
        try Data(script.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
        let fragile = HubOCRRecognizer(tool: OCRTools.Tool(directory: folder.path, name: "fragile-ocr"), timeout: .seconds(60))
        let page = try await fragile.recognize(try await SamplePage.png(), page: 1)
        #expect(page.text.words.contains { $0.text == "12.7" })
    }
}
