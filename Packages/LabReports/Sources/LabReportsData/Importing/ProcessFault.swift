#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 故障注入：像断电一样立即结束
public enum ProcessFault {
    /// 给自己发 SIGKILL
    public static func kill() {
        #if canImport(Glibc)
            Glibc.kill(getpid(), SIGKILL)
        #else
            Darwin.kill(getpid(), SIGKILL)
        #endif
    }
}
