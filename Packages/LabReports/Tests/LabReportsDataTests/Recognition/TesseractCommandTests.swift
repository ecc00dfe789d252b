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

    @Test(arguments: [([], "IMAGE_UNREADABLE"), ([0x25, 0x50], "IMAGE_UNREADABLE"), (SamplePage.bomb, "IMAGE_TOO_LARGE")] as [([UInt8], String)])
    func 坏图片给出错误码(bytes: [UInt8], code: String) async throws {
        let recognizer = TesseractCommandRecognizer(tool: try #require(tools.tesseract))
        let error = await #expect(throws: AppError.self) { try await recognizer.recognize(bytes, page: 1) }
        #expect(error?.code == code)
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
    #expect(OCRTools(environment: ["PATH": "", "HUB_OCR": "/bin/sh"], programDirectory: nil).hubOCR == OCRTools.Tool(directory: "/bin", name: "sh"))
    #expect(OCRTools(environment: ["PATH": "/usr/bin:/bin", "HUB_OCR": "/nowhere/hub-ocr"], programDirectory: nil).hubOCR == nil)
    #expect(throws: AppError.self) { try PageRecognizers.best(tools: OCRTools(environment: [:], programDirectory: nil)) }
}
