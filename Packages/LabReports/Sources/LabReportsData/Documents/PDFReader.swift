public import Kernel
public import LabReportsDomain

/// 用 poppler 的工具读 PDF：文字层的词框，或把一页变成图片
public struct PDFReader: Sendable {
    private let timeout: Duration

    /// 每次调用外部工具的时限，默认 30 秒
    public init(timeout: Duration = .seconds(30)) { self.timeout = timeout }

    /// 文字层的各页；没有文字层的页词为空；抛 DocumentError 中的各种错误
    public func textLayer(_ bytes: [UInt8]) async throws(AppError) -> [PageText] {
        try check(bytes)
        let runner = ToolRunner(tool: "pdftotext", package: "poppler-utils")
        let output = try await runner.run(
            ["-bbox", "-enc", "UTF-8", "-l", String(DocumentError.pageLimit + 1), "-", "-"], input: bytes, limit: 64 * 1024 * 1024,
            timeout: timeout)
        let pages = output.isSuccess ? BoundingBoxParser.pages(output.bytes) : []
        if pages.isEmpty { throw diagnose(bytes, output.errorText) }
        // 末尾缺失而能修复的文件可能丢了页，不当作完整的
        if !Self.hasTrailer(bytes), !output.errorText.isEmpty { throw DocumentError.truncated }
        if pages.count > DocumentError.pageLimit { throw DocumentError.tooManyPages }
        return pages
    }

    /// 把一页画成 PNG（dpi 默认 200，页码从 1 起）
    public func image(_ bytes: [UInt8], page: Int, dpi: Int = 200) async throws(AppError) -> [UInt8] {
        try check(bytes)
        let runner = ToolRunner(tool: "pdftoppm", package: "poppler-utils")
        let arguments = ["-png", "-r", String(dpi), "-f", String(page), "-l", String(page), "-"]
        let output = try await runner.run(arguments, input: bytes, limit: 96 * 1024 * 1024, timeout: timeout)
        if !output.isSuccess || output.bytes.isEmpty { throw diagnose(bytes, output.errorText) }
        return output.bytes
    }

    private func check(_ bytes: [UInt8]) throws(AppError) {
        if bytes.isEmpty { throw DocumentError.empty }
        if bytes.count > DocumentError.sizeLimit { throw DocumentError.tooLarge }
        let kind = FileKind(head: bytes.prefix(16))
        if kind != .pdf { throw DocumentError.unsupported(kind) }
    }

    private func diagnose(_ bytes: [UInt8], _ text: String) -> AppError {
        let lower = text.lowercased()
        if lower.contains("password") || lower.contains("encrypt") { return DocumentError.encrypted }
        return Self.hasTrailer(bytes) ? DocumentError.damaged : DocumentError.truncated
    }

    // 末尾 2 KB 内应有 %%EOF
    private static func hasTrailer(_ bytes: [UInt8]) -> Bool {
        let tail = Array(bytes.suffix(2048)), mark = Array("%%EOF".utf8)
        guard tail.count >= mark.count else { return false }
        return (0...(tail.count - mark.count)).contains { tail[$0..<($0 + mark.count)].elementsEqual(mark) }
    }
}
