import FeatureKit
import Kernel
import Logging

/// 日志：swift-log 在后，写到状态目录的 hub.log；屏幕上只有错误
enum HubLog {
    static func logger(directory: String) -> AppLogger {
        let file = AppendingFile(path: directory + "/hub.log")
        return AppLogger(label: "hub") { level, label, message in
            var logger = Logger(label: label) { _ in FileLogHandler(file: file) }
            logger.logLevel = .info
            logger.log(level: level.logging, "\(message)")
        }
    }
}

/// 一行一条，带 UTC 时刻
struct FileLogHandler: LogHandler {
    let file: AppendingFile
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.info

    init(file: AppendingFile) { self.file = file }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { file.append("\(SystemClock().now.iso8601) \(event.level) \(event.message)\n") }
}

extension LogLevel {
    fileprivate var logging: Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .notice: .notice
        case .warning: .warning
        case .error: .error
        }
    }
}
