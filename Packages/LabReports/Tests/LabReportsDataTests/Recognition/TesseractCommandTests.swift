import Kernel
import LabReportsDomain
import Testing

@testable import LabReportsData

private let tools = OCRTools()

@Suite(.enabled(if: tools.tesseract != nil, "没有 tesseract 命令"))
struct TesseractCommandTests {
    @Test(.enabled(if: SamplePage.canDraw, "没有 rsvg-convert"))
    func 命令也能读页但不能重读() async throws {
        let recognizer = TesseractCommandRecognizer(tool: try #require(tools.tesseract))
        let page = try await recognizer.recognize(try await SamplePage.png(), page: 2)
        #expect(page.text.number == 2)
        #expect(page.text.width == 1240)
        #expect(page.text.words.contains { $0.text == "12.7" })
        #expect(recognizer.rereader(for: [:]) == nil)
    }

    @Test(
        arguments: [([], "IMAGE_UNREADABLE"), ([0x25, 0x50], "IMAGE_UNREADABLE"), (SamplePage.bomb, "IMAGE_TOO_LARGE")]
            as [([UInt8], String)])
    func 坏图片给出错误码(bytes: [UInt8], code: String) async throws {
        let recognizer = TesseractCommandRecognizer(tool: try #require(tools.tesseract))
        let error = await #expect(throws: AppError.self) { try await recognizer.recognize(bytes, page: 1) }
        #expect(error?.code == code)
    }

    @Test(.enabled(if: SamplePage.canDraw, "没有 rsvg-convert"))
    func 缺中文语言报专门的错误() async throws {
        let error = try await FakeTool.withoutLanguages(try #require(tools.tesseract)) { tool in
            await #expect(throws: AppError.self) {
                try await TesseractCommandRecognizer(tool: tool).recognize(try await SamplePage.png(), page: 1)
            }
        }
        #expect(error?.code == "OCR_LANGUAGE_MISSING")
        #expect(error?.next?.zh.contains("tesseract-ocr-chi-sim") == true)
    }
}

@Suite struct FallbackTests {
    // 只有头、足以通过检查的 PNG
    private let stub: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    @Test func 没有助手退回命令都没有则给出安装命令() async throws {
        try await FakeTool.use(name: "tesseract", "exit 1") { command in
            let onlyCommand = OCRTools(environment: ["PATH": command.directory], programDirectory: nil)
            #expect(try PageRecognizers.best(tools: onlyCommand) is TesseractCommandRecognizer)
            try await FakeTool.use(name: "hub-ocr", "exit 1") { helper in
                let both = OCRTools(environment: ["PATH": "\(command.directory):\(helper.directory)"], programDirectory: nil)
                let best = try PageRecognizers.best(tools: both)
                #expect(best is HubOCRRecognizer)
            }
        }
        let error = #expect(throws: AppError.self) { try PageRecognizers.best(tools: OCRTools(environment: [:], programDirectory: nil)) }
        #expect(error?.code == "OCR_TOOL_MISSING")
        #expect(error?.next?.en.contains("sudo apt-get install tesseract-ocr") == true)
    }

    @Test func 命令不结束到时就停() async throws {
        let error = try await FakeTool.use(name: "tesseract", "exec /bin/sleep 600") { tool in
            await #expect(throws: AppError.self) {
                try await TesseractCommandRecognizer(tool: tool, timeout: .milliseconds(300)).recognize(stub, page: 1)
            }
        }
        #expect(error?.code == "OCR_TIMED_OUT")
    }

    @Test func 命令失败与乱答() async throws {
        let error = try await FakeTool.use(name: "tesseract", "exit 3") { tool in
            await #expect(throws: AppError.self) { try await TesseractCommandRecognizer(tool: tool).recognize(stub, page: 1) }
        }
        #expect(error?.code == "OCR_FAILED")
        let page = try await FakeTool.use(name: "tesseract", "echo 胡言乱语") {
            try await TesseractCommandRecognizer(tool: $0).recognize(stub, page: 1)
        }
        #expect(page.text.words.isEmpty)
    }
}

@Test func 表格文本只取完整的词行() {
    let table = """
        level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext
        1\t1\t0\t0\t0\t0\t0\t0\t800\t600\t-1\t
        5\t1\t1\t1\t1\t1\t10\t20\t30\t12\t96.5\t12.7
        5\t1\t1\t1\t1\t2\t50\t20\t30\t12\t-1\t
        5\t1\t1\t1\t1\t3\tx\t20\t30\t12\t90\tbad
        """
    let page = TesseractTable.page(table, number: 4)
    #expect(page.words == [PageWord(text: "12.7", rect: PageRect(x: 10, y: 20, width: 30, height: 12), confidence: 0.965)])
    #expect(page.width == 800 && page.height == 600 && page.number == 4)
}

@Test func 按环境找工具() {
    #expect(OCRTools(environment: ["PATH": "/nowhere"], programDirectory: nil).hubOCR == nil)
    #expect(
        OCRTools(environment: ["PATH": "", "HUB_OCR": "/bin/sh"], programDirectory: nil).hubOCR
            == OCRTools.Tool(directory: "/bin", name: "sh"))
    #expect(OCRTools(environment: ["PATH": "/usr/bin:/bin", "HUB_OCR": "/nowhere/hub-ocr"], programDirectory: nil).hubOCR == nil)
}
