#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// 用完即删的临时目录
public final class TemporaryDirectory: Sendable {
    /// 绝对路径
    public let path: String

    /// 在系统临时目录里新建
    public init() {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("hub-test-" + UUID().uuidString).path
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// 目录里的一个路径
    public func file(_ name: String) -> String { path + "/" + name }

    /// 写一个文件，返回它的路径
    @discardableResult
    public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        try Data(bytes).write(to: URL(filePath: file(name)))
        return file(name)
    }
}
