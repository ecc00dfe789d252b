import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Ctrl-C：第一次请任务停下并应一声，第二次立即结束
public enum Interrupt {
    /// 在可被打断的任务里执行；被打断时返回 130
    public static func guarding(_ body: @escaping @Sendable () async -> Int32) async -> Int32 {
        // 子进程先关管道时由写入处报错，不让信号结束整个进程
        signal(SIGPIPE, SIG_IGN)
        let interrupted = Mutex(false)
        let task = Task { await body() }
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
            source.setEventHandler {
                let again = interrupted.withLock { flag in
                    defer { flag = true }
                    return flag
                }
                if again { _exit(ExitStatus.interrupted) }
                FileDescriptorSink.standardError.write("\n" + .text(zh: "正在停止；再按一次立即结束", en: "Stopping; press again to force.") + "\n")
                task.cancel()
            }
            source.resume()
            return source
        }
        let status = await task.value
        for source in sources { source.cancel() }
        return interrupted.withLock { $0 } ? ExitStatus.interrupted : status
    }
}
