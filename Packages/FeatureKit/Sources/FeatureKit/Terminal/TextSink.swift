import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 文字的去处
public protocol TextSink: Sendable {
    /// 写下文字；去处已关则安静地结束或忽略
    func write(_ text: String)
    /// 是否终端
    var isTerminal: Bool { get }
}

/// 写到文件描述符
public struct FileDescriptorSink: TextSink {
    /// 标准输出
    public static let standardOutput = FileDescriptorSink(descriptor: 1)
    /// 标准错误
    public static let standardError = FileDescriptorSink(descriptor: 2)

    private let descriptor: Int32

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// 是否终端
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// 写完为止；标准输出的下游关了就安静地结束进程
    public func write(_ text: String) {
        var text = text
        text.withUTF8 { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while !rest.isEmpty {
                let count = systemWrite(descriptor, rest.baseAddress, rest.count)
                if count > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno == EPIPE, descriptor == 1 {
                    // 下游（如 head）已经不读了，安静地结束
                    exit(0)
                } else if errno != EINTR {
                    return
                }
            }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }

/// 存在内存里，测试用
public final class BufferSink: TextSink {
    private let buffer = Mutex("")

    /// 空的
    public init() {}

    /// 不是终端
    public var isTerminal: Bool { false }
    /// 记下文字
    public func write(_ text: String) { buffer.withLock { $0 += text } }
    /// 至今写下的全部
    public var text: String { buffer.withLock { $0 } }
}
