import Kernel
public import LabReportsDomain

/// 读一份文件：PDF 先取文字层，没有文字层的页与图片交给识别
public struct DefaultDocumentReader: DocumentReader {
    // 少于这么多词的文字层只是页眉或水印，照图片读
    private static let leastWords = 8
    // 画图的精细程度（点每英寸），A4 长边约 2800 像素
    private static let resolution = 240

    private let pdf = PDFReader()

    /// 识别工具用到才找
    public init() {}

    /// 读出各页的词；抛文件、PDF 与识别的各种错误
    public func read(_ path: String) async throws -> DocumentText {
        let bytes = try FileIntake.read(.file(path)).bytes
        guard FileKind(head: bytes) == .pdf else { return try await recognize([1: bytes], into: []) }
        let pages = try await pdf.textLayer(bytes)
        let blank = pages.filter { $0.words.count < Self.leastWords }.map(\.number)
        return blank.isEmpty ? DocumentText(pages: pages) : try await recognize(try await pictures(of: blank, in: bytes), into: pages)
    }

    /// 崩溃之后：文字已在手上，只再备好能重读格子的图片
    public func rereader(for path: String, pages: [PageText]) async throws -> (any CellRereader)? {
        let recognized = pages.filter { $0.origin == .recognized }.map(\.number)
        guard !recognized.isEmpty else { return nil }
        let bytes = try FileIntake.read(.file(path)).bytes
        let pictures = FileKind(head: bytes) == .pdf ? try await pictures(of: recognized, in: bytes) : [1: bytes]
        return try PageRecognizers.best().rereader(for: pictures)
    }

    private func pictures(of pages: [Int], in bytes: [UInt8]) async throws -> [Int: [UInt8]] {
        var pictures: [Int: [UInt8]] = [:]
        for page in pages { pictures[page] = try await pdf.image(bytes, page: page, dpi: Self.resolution) }
        return pictures
    }

    private func recognize(_ pictures: [Int: [UInt8]], into pages: [PageText]) async throws -> DocumentText {
        let recognizer = try PageRecognizers.best()
        var read = Dictionary(uniqueKeysWithValues: pages.map { ($0.number, $0) })
        for (number, picture) in pictures.sorted(by: { $0.key < $1.key }) {
            read[number] = try await recognizer.recognize(picture, page: number).text
        }
        return DocumentText(pages: read.values.sorted { $0.number < $1.number }, rereader: recognizer.rereader(for: pictures))
    }
}
