public import Kernel
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 只追加的文本文件：第一次写才建，过大则换一个新的，旧的留一份
public final class AppendingFile: Sendable {
    private let path: String
    private let maximumSize: Int
    private let lock = Mutex(())

    /// 默认五兆字节换新
    public init(path: String, maximumSize: Int = 5 * 1024 * 1024) {
        self.path = path
        self.maximumSize = maximumSize
    }

    /// 追加；写不下时放弃，不打断业务
    public func append(_ text: String) {
        lock.withLock { _ in
            makeDirectories(path)
            var status = stat()
            if stat(path, &status) == 0, Int(status.st_size) > maximumSize { rename(path, path + ".1") }
            // 一次 write 追加一行，多个进程同时写也不会交错
            let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return }
            var text = text
            text.withUTF8 { _ = put(descriptor, $0.baseAddress, $0.count) }
            close(descriptor)
        }
    }

    private func makeDirectories(_ path: String) {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
        let parent = String(path[..<slash])
        guard access(parent, F_OK) != 0 else { return }
        makeDirectories(parent)
        mkdir(parent, 0o700)
    }
}

private func put(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int { write(descriptor, bytes, count) }

/// 事件写成 JSON 行
public struct JSONLinesEventSink: EventSink {
    private let file: AppendingFile

    /// 写到状态目录的 events.jsonl
    public init(directory: String) { file = AppendingFile(path: directory + "/events.jsonl") }

    /// 追加一行
    public func record(_ event: AppEvent) { file.append(JSONText.encode(event, pretty: false) + "\n") }
}
