import FoundationEssentials

@testable import LabReportsData

/// 假工具：一段 shell 脚本，用完即删
enum FakeTool {
    /// 脚本在自己的目录里，可用 $0 旁边的文件记事
    static func use<Value>(
        name: String = "fake-ocr", _ script: String, isolation: isolated (any Actor)? = #isolation,
        _ body: (OCRTools.Tool) async throws -> Value
    ) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fake-ocr-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: name)
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
        return try await body(OCRTools.Tool(directory: folder.path, name: name))
    }

    /// 真工具，但找不到语言数据
    static func withoutLanguages<Value>(
        _ tool: OCRTools.Tool, isolation: isolated (any Actor)? = #isolation, _ body: (OCRTools.Tool) async throws -> Value
    ) async throws -> Value {
        try await use(name: tool.name, "TESSDATA_PREFIX=/nonexistent exec '\(tool.directory)/\(tool.name)' \"$@\"", body)
    }
}
