import Foundation
import Kernel
public import LabReportsDomain

/// 读一份文件：PDF 先取文字层，没有文字层的页与图片交给识别
public struct DefaultDocumentReader: DocumentReader {
    // 少于这么多词的文字层只是页眉或水印，照图片读
    private static let leastWords = 8

    private let pdf = PDFReader()

    /// 识别工具用到才找
    public init() {}

    /// 读出各页的词；抛文件、PDF 与识别的各种错误
    public func read(_ path: String) async throws -> DocumentText {
        let path = absolute(path)
        guard try FileIntake.validate(path) == .pdf else { return try await recognize([1: try picture(path)], into: []) }
        let pages = try await pdf.pages(path)
        var pictures: [Int: [UInt8]] = [:]
        for page in pages where page.words.count < Self.leastWords { pictures[page.number] = try await pdf.picture(of: page.number, in: path) }
        return pictures.isEmpty ? DocumentText(pages: pages) : try await recognize(pictures, into: pages)
    }

    /// 崩溃之后：文字已在手上，只再备好能重读格子的图片
    public func rereader(for path: String, pages: [PageText]) async throws -> (any CellRereader)? {
        let recognized = pages.filter { $0.origin == .recognized }.map(\.number)
        guard !recognized.isEmpty else { return nil }
        let path = absolute(path)
        guard try FileIntake.validate(path) == .pdf else { return try PageRecognizers.best().rereader(for: [1: try picture(path)]) }
        var pictures: [Int: [UInt8]] = [:]
        for number in recognized { pictures[number] = try await pdf.picture(of: number, in: path) }
        return try PageRecognizers.best().rereader(for: pictures)
    }

    private func recognize(_ pictures: [Int: [UInt8]], into pages: [PageText]) async throws -> DocumentText {
        let recognizer = try PageRecognizers.best()
        var read = Dictionary(uniqueKeysWithValues: pages.map { ($0.number, $0) })
        for (number, picture) in pictures.sorted(by: { $0.key < $1.key }) {
            read[number] = try await recognizer.recognize(picture, page: number).text
        }
        return DocumentText(pages: read.values.sorted { $0.number < $1.number }, rereader: recognizer.rereader(for: pictures))
    }

    private func picture(_ path: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else { throw AppError.fileUnreadable(path) }
        return [UInt8](data)
    }

    // 绝对路径不会被工具当成开关
    private func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}
