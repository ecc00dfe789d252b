import FoundationEssentials

/// 在 PATH 里找可执行文件：交给库去找，每个目录都要起一个进程来试
enum ExecutablePath {
    /// 第一个能执行的；没有为 nil
    static func find(_ name: String, in directories: [String] = ExecutablePath.directories) -> String? {
        directories.lazy.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile(atPath:))
    }

    /// PATH 里的目录；相对的不看
    static func directories(_ environment: [String: String]) -> [String] {
        (environment["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }

    private static var directories: [String] { directories(ProcessInfo.processInfo.environment) }
}
