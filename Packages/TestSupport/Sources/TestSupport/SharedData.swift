public import Foundation

/// 不随仓库走的参考数据；HUB_TEST_DATA 指出它在哪里，不指出就看仓库旁边的 shared/data
public enum SharedData {
    /// 某个文件的路径；没有为 nil，用它的测试因此跳过
    public static func path(_ name: String) -> String? {
        let path = root + "/" + name
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// 某个文件的内容；没有为空
    public static func contents(_ name: String) -> Data { path(name).flatMap(FileManager.default.contents(atPath:)) ?? Data() }

    // 由本文件的位置推出仓库的根
    private static let root: String =
        ProcessInfo.processInfo.environment["HUB_TEST_DATA"]
        ?? URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../../shared/data").standardized.path
}
