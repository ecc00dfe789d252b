import Foundation
import Kernel
public import LabReportsDomain

/// 把命令行上的文件、目录与 - 展开成要导入的东西
public enum ImportSources {
    /// 目录只取认得的文件，按名字排序，不进子目录；目录里一份也没有时抛 FOLDER_EMPTY
    public static func expand(_ arguments: [String]) throws -> [ImportSource] {
        try arguments.flatMap { argument -> [ImportSource] in
            if argument == "-" { return [.bytes([UInt8](FileHandle.standardInput.readDataToEndOfFile()), name: "stdin")] }
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory), isDirectory.boolValue else {
                return [.file(argument)]
            }
            return try files(in: argument)
        }
    }

    private static func files(in folder: String) throws -> [ImportSource] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let files = (names ?? []).filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }.filter(isSupported)
        guard !files.isEmpty else { throw AppError.folderEmpty(folder) }
        return files.map { .file($0) }
    }

    private static func isSupported(_ path: String) -> Bool {
        guard let head = try? FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 16) else { return false }
        return [.pdf, .png, .jpeg].contains(FileKind(head: head))
    }
}

extension AppError {
    static func folderEmpty(_ path: String) -> AppError {
        .userFacing(
            "FOLDER_EMPTY", .inputMissing,
            LocalizedText(zh: "目录里没有 PDF、PNG 或 JPEG：\(path)", en: "No PDF, PNG or JPEG in the folder: \(path)"))
    }
}
