#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// 进程所处的环境，只在组装根里读一次
public enum SystemEnvironment {
    /// 环境变量
    public static var variables: [String: String] { ProcessInfo.processInfo.environment }
    /// 当前目录的绝对路径
    public static var currentDirectory: String { FileManager.default.currentDirectoryPath }
}
