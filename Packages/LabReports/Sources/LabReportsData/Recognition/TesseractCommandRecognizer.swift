import Kernel
package import LabReportsDomain
import Subprocess

/// 退路：直接用 tesseract 命令，一遍 chi_sim+eng，不预处理，也不能重读格子
package struct TesseractCommandRecognizer: PageRecognizer {
    // TSV 输出的上限
    private static let outputLimit = 16 << 20

    private let tool: OCRTools.Tool
    private let timeout: Duration

    /// timeout 是一页的时限
    package init(tool: OCRTools.Tool, timeout: Duration = .seconds(120)) {
        self.tool = tool
        self.timeout = timeout
    }

    package func recognize(_ image: [UInt8], page: Int) async throws -> RecognizedPage {
        guard PictureHeader.isAcceptable(image) else { throw RecognitionErrors.imageUnreadable() }
        if PictureHeader.isTooLarge(image) { throw RecognitionErrors.imageTooLarge() }
        let text = TesseractTable.page(try await tesseract(image), number: page)
        let han = text.words.flatMap { Array($0.text.unicodeScalars) }
        let count = han.count { (0x4E00...0x9FFF).contains($0.value) }
        return RecognizedPage(text: text, language: count * 10 > han.count ? .zh : .en, rotation: 0)
    }

    package func rereader(for images: [Int: [UInt8]]) -> (any CellRereader)? { nil }

    private func tesseract(_ image: [UInt8]) async throws -> String {
        let runner = ToolRunner(
            tool: tool.path, environment: .inherit.updating(["OMP_THREAD_LIMIT": "1"]),
            missing: RecognitionErrors.toolMissing(), timedOut: RecognitionErrors.timedOut())
        let output = try await runner.run(
            ["stdin", "stdout", "-l", "chi_sim+eng", "--psm", "6", "tsv"], input: image, limit: Self.outputLimit, timeout: timeout)
        guard output.isSuccess else { throw Self.diagnose(output.errorText) }
        return String(decoding: output.bytes, as: UTF8.self)
    }

    private static func diagnose(_ complaint: String) -> AppError {
        if complaint.contains("Failed loading language") || complaint.contains("Error opening data file") {
            return RecognitionErrors.languageMissing("chi_sim+eng")
        }
        let isPicture = complaint.contains("image") || complaint.contains("pix")
        return isPicture ? RecognitionErrors.imageUnreadable() : RecognitionErrors.failed("TESSERACT")
    }
}
