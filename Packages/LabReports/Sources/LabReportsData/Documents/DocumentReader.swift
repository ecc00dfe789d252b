public import LabReportsDomain

/// 读一份来源文件：PDF 先看文字层，没有文字的页与图片交给识别
public struct DocumentReader: Sendable {
    private let pdf: PDFReader

    /// timeout 是每次调用 PDF 工具的时限
    public init(timeout: Duration = .seconds(30)) { pdf = PDFReader(timeout: timeout) }

    /// 读出各页；种类、大小、页数或内容不合的抛 DocumentError 中的错误，缺识别工具抛 OCR_TOOL_MISSING
    public func read(_ bytes: [UInt8]) async throws -> DocumentText {
        switch FileKind(head: bytes.prefix(16)) {
        case .pdf: return try await readPDF(bytes)
        case .png, .jpeg:
            if bytes.count > DocumentError.sizeLimit { throw DocumentError.tooLarge }
            return try await recognize([1: bytes], textPages: [])
        case let kind: throw bytes.isEmpty ? DocumentError.empty : DocumentError.unsupported(kind)
        }
    }

    private func readPDF(_ bytes: [UInt8]) async throws -> DocumentText {
        let pages = try await pdf.textLayer(bytes)
        // 整份文件几乎没有字才算扫描件；个别空白页不必识别
        let words = pages.reduce(0) { $0 + $1.words.count }
        if words >= 8 { return DocumentText(pages: pages) }
        var images: [Int: [UInt8]] = [:]
        for page in pages { images[page.number] = try await pdf.image(bytes, page: page.number) }
        return try await recognize(images, textPages: [])
    }

    private func recognize(_ images: [Int: [UInt8]], textPages: [PageText]) async throws -> DocumentText {
        let recognizer = try PageRecognizers.best()
        var pages = textPages
        for (number, image) in images.sorted(by: { $0.key < $1.key }) {
            pages.append(try await recognizer.recognize(image, page: number).text)
        }
        return DocumentText(pages: pages, rereader: recognizer.rereader(for: images))
    }
}
