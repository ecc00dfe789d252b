import Foundation
import Kernel
import LabReportsDomain

/// 收文件：存在、不空、不过大、种类认得
enum FileIntake {
    /// 单个文件的上限（字节）
    static let maximumSize = 50 * 1024 * 1024

    /// 检查之后读入全部内容与名字
    static func read(_ source: ImportSource) throws -> (bytes: [UInt8], name: String) {
        switch source {
        case .file(let path):
            try validate(path)
            guard let data = FileManager.default.contents(atPath: path) else { throw AppError.fileUnreadable(path) }
            return ([UInt8](data), URL(filePath: path).lastPathComponent)
        case .bytes(let bytes, let name):
            guard !bytes.isEmpty else { throw AppError.fileEmpty(name) }
            guard bytes.count <= maximumSize else { throw AppError.fileTooLarge(name) }
            try require(FileKind(head: bytes.prefix(16)), name)
            return (bytes, name)
        }
    }

    // 只看属性与开头几个字节，大文件不必先读进来
    private static func validate(_ path: String) throws {
        // FileManager 会连带去查属主的名字
        var status = stat()
        guard stat(path, &status) == 0 else { throw AppError.fileNotFound(path) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw AppError.fileIsDirectory(path) }
        guard status.st_size > 0 else { throw AppError.fileEmpty(path) }
        guard status.st_size <= maximumSize else { throw AppError.fileTooLarge(path) }
        guard let head = try? FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 16) else {
            throw AppError.fileUnreadable(path)
        }
        try require(FileKind(head: head), path)
    }

    private static func require(_ kind: FileKind, _ path: String) throws {
        switch kind {
        case .pdf, .png, .jpeg: return
        case .heic, .webp: throw AppError.fileNeedsConversion(path, kind)
        case .unknown: throw AppError.fileTypeUnsupported(path)
        }
    }
}

extension AppError {
    static func fileNotFound(_ path: String) -> AppError {
        .userFacing("FILE_NOT_FOUND", .inputMissing, LocalizedText(zh: "没有这个文件：\(path)", en: "No such file: \(path)"))
    }

    static func fileIsDirectory(_ path: String) -> AppError {
        .userFacing(
            "FILE_IS_DIRECTORY", .inputMissing, LocalizedText(zh: "这是目录，不是文件：\(path)", en: "This is a directory, not a file: \(path)"))
    }

    static func fileUnreadable(_ path: String) -> AppError {
        .recoverable(
            "FILE_UNREADABLE", .inputMissing, LocalizedText(zh: "读不了这个文件：\(path)", en: "The file cannot be read: \(path)"),
            next: LocalizedText(zh: "检查它的权限", en: "Check its permissions."))
    }

    static func fileEmpty(_ path: String) -> AppError {
        .userFacing("FILE_EMPTY", .data, LocalizedText(zh: "文件是空的：\(path)", en: "The file is empty: \(path)"))
    }

    static func fileTooLarge(_ path: String) -> AppError {
        .recoverable(
            "FILE_TOO_LARGE", .data, LocalizedText(zh: "文件超过 50 MB：\(path)", en: "The file is larger than 50 MB: \(path)"),
            next: LocalizedText(zh: "拆成几份或降低分辨率", en: "Split it or lower its resolution."))
    }

    static func fileTypeUnsupported(_ path: String) -> AppError {
        .recoverable(
            "FILE_TYPE_UNSUPPORTED", .data, LocalizedText(zh: "不是 PDF、PNG 或 JPEG：\(path)", en: "Not a PDF, PNG or JPEG: \(path)"),
            next: LocalizedText(zh: "转成其中一种再导入", en: "Convert it to one of them."))
    }

    static func fileNeedsConversion(_ path: String, _ kind: FileKind) -> AppError {
        let (name, command) = kind == .heic ? ("HEIC", "heif-convert") : ("WebP", "dwebp")
        let package = kind == .heic ? "libheif-examples" : "webp"
        return .recoverable(
            "FILE_TYPE_UNSUPPORTED", .data, LocalizedText(zh: "不支持 \(name)：\(path)", en: "\(name) is not supported: \(path)"),
            next: LocalizedText(
                zh: "先转成 PNG：\(command)（sudo apt install \(package)）",
                en: "Convert it to PNG with \(command) (sudo apt install \(package))."))
    }
}
