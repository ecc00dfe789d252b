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
        let output = try await deadline { try await tesseract(image) }
        let text = TesseractTable.page(output, number: page)
        let han = text.words.flatMap { Array($0.text.unicodeScalars) }
        let count = han.count { (0x4E00...0x9FFF).contains($0.value) }
        return RecognizedPage(text: text, language: count * 10 > han.count ? .zh : .en, rotation: 0)
    }

    package func rereader(for images: [Int: [UInt8]]) -> (any CellRereader)? { nil }

    private func tesseract(_ image: [UInt8]) async throws -> String {
        BrokenPipe.ignore()
        let result = try await run(
            .name(tool.name), arguments: ["stdin", "stdout", "-l", "chi_sim+eng", "--psm", "6", "tsv"],
            environment: .inherit.updating(["PATH": tool.directory, "OMP_THREAD_LIMIT": "1"]), input: .inputWriter,
            output: .string(limit: Self.outputLimit), error: .string(limit: 1 << 20)
        ) { execution in
            // 命令可能没读完就退出：写不进去不算错，看它的退出码；交给库去写则写不进去会使整个程序崩掉
            _ = try? await execution.standardInputWriter.write(image)
            try? await execution.standardInputWriter.finish()
        }
        guard result.terminationStatus.isSuccess else {
            let complaint = result.standardError
            if complaint.contains("Failed loading language") || complaint.contains("Error opening data file") {
                throw RecognitionErrors.languageMissing("chi_sim+eng")
            }
            throw complaint.contains("image") || complaint.contains("pix")
                ? RecognitionErrors.imageUnreadable() : RecognitionErrors.failed("TESSERACT")
        }
        return result.standardOutput
    }

    // 超时即取消，子进程随之被收掉
    private func deadline(_ work: @escaping @Sendable () async throws -> String) async throws -> String {
        let timeout = timeout
        return try await withThrowingTaskGroup(of: String?.self) { group in
            group.addTask { try await work() }
            group.addTask {
                try await Task.sleep(for: timeout)
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let output = first else { throw RecognitionErrors.timedOut() }
            return output
        }
    }
}
