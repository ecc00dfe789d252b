/// 日志级别，由轻到重
public enum LogLevel: Int, Sendable, Hashable, Comparable, CaseIterable {
    case debug, info, notice, warning, error

    /// 按轻重比较
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}

/// 日志的门面；背后是谁由宿主决定
public struct AppLogger: Sendable {
    /// 写日志的闭包
    public typealias Write = @Sendable (_ level: LogLevel, _ label: String, _ message: String) -> Void

    /// 标签，通常是功能编号
    public let label: String
    private let write: Write

    /// 默认丢弃
    public init(label: String, write: @escaping Write = { _, _, _ in }) {
        self.label = label
        self.write = write
    }

    /// 换一个标签，去处不变
    public func labelled(_ label: String) -> AppLogger { AppLogger(label: label, write: write) }

    /// 调试用的细节
    public func debug(_ message: @autoclosure () -> String) { write(.debug, label, message()) }
    /// 正常的进展
    public func info(_ message: @autoclosure () -> String) { write(.info, label, message()) }
    /// 值得注意
    public func notice(_ message: @autoclosure () -> String) { write(.notice, label, message()) }
    /// 可能有问题
    public func warning(_ message: @autoclosure () -> String) { write(.warning, label, message()) }
    /// 出了问题
    public func error(_ message: @autoclosure () -> String) { write(.error, label, message()) }
}
