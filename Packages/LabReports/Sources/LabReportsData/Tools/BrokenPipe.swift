#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 往已死的子进程写会收到 SIGPIPE，默认动作是连我们一起杀
enum BrokenPipe {
    /// 忽略信号，写操作只报错；进程一生只做一次
    static func ignore() { _ = once }

    private static let once: Bool = {
        signal(SIGPIPE, SIG_IGN)
        return true
    }()
}
