public import Kernel
public import LabReportsDomain

/// 用 poppler 的工具读 PDF：文字层的词框，或把一页变成图片
public struct PDFReader: Sendable {
    /// 页数上限
    package static let pageLimit = 50

    private let timeout: Duration

    /// 每次调用外部工具的时限，默认 30 秒
    public init(timeout: Duration = .seconds(30)) { self.timeout = timeout }

    /// 文字层的各页；没有文字层的页词为空；抛 PDF_TRUNCATED、PDF_DAMAGED、PDF_ENCRYPTED、PDF_TOO_MANY_PAGES
    public func textLayer(_ bytes: [UInt8]) async throws(AppError) -> [PageText] {
        let runner = Self.runner("pdftotext")
        let output = try await runner.run(
            ["-bbox", "-enc", "UTF-8", "-l", String(Self.pageLimit + 1), "-", "-"], input: bytes, limit: 64 * 1024 * 1024,
            timeout: timeout)
        let pages = output.isSuccess ? BoundingBoxParser.pages(output.bytes) : []
        if pages.isEmpty { throw diagnose(bytes, output.errorText) }
        // 末尾缺失而能修复的文件可能丢了页，不当作完整的
        if !Self.hasTrailer(bytes), !output.errorText.isEmpty { throw .pdfTruncated }
        if pages.count > Self.pageLimit { throw .pdfTooManyPages }
        return pages
    }

    /// 把一页画成 PNG（dpi 默认 200，页码从 1 起）
    public func image(_ bytes: [UInt8], page: Int, dpi: Int = 200) async throws(AppError) -> [UInt8] {
        let runner = Self.runner("pdftoppm")
        let arguments = ["-png", "-r", String(dpi), "-f", String(page), "-l", String(page), "-"]
        let output = try await runner.run(arguments, input: bytes, limit: 96 * 1024 * 1024, timeout: timeout)
        if !output.isSuccess || output.bytes.isEmpty { throw diagnose(bytes, output.errorText) }
        return output.bytes
    }

    private static func runner(_ tool: String) -> ToolRunner {
        ToolRunner(tool: tool, missing: .toolMissing(tool), timedOut: .toolTimedOut(tool))
    }

    private func diagnose(_ bytes: [UInt8], _ text: String) -> AppError {
        let lower = text.lowercased()
        if lower.contains("password") || lower.contains("encrypt") { return .pdfEncrypted }
        return Self.hasTrailer(bytes) ? .pdfDamaged : .pdfTruncated
    }

    // 末尾 2 KB 内应有 %%EOF
    private static func hasTrailer(_ bytes: [UInt8]) -> Bool {
        let tail = Array(bytes.suffix(2048)), mark = Array("%%EOF".utf8)
        guard tail.count >= mark.count else { return false }
        return (0...(tail.count - mark.count)).contains { tail[$0..<($0 + mark.count)].elementsEqual(mark) }
    }
}
