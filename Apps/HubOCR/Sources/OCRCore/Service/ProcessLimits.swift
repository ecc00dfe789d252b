import CLeptonica

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 给自己上的紧箍：敌意图片最多耗尽这个进程
enum ProcessLimits {
    // 地址空间上限：一亿像素的彩图约 0.7 GB，另加模型与线程
    private static let addressSpace: UInt = 4 << 30
    // 每个请求的处理器时间，秒
    private static let secondsPerRequest: UInt = 120

    /// 进程启动时调用一次
    static func apply() {
        restartWithoutOpenMP()
        signal(SIGPIPE, SIG_IGN)
        setMsgSeverity(Int32(L_SEVERITY_NONE))
        #if canImport(Glibc)
            var memory = rlimit(rlim_cur: addressSpace, rlim_max: addressSpace)
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
            var core = rlimit(rlim_cur: 0, rlim_max: 0)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
        #endif
    }

    // tesseract 自己的多线程得不偿失；libgomp 在载入时就读环境变量，只好带着它重新执行自己
    private static func restartWithoutOpenMP() {
        #if canImport(Glibc)
            guard getenv("OMP_THREAD_LIMIT") == nil, setenv("OMP_THREAD_LIMIT", "1", 1) == 0 else { return }
            execv("/proc/self/exe", CommandLine.unsafeArgv)
        #endif
    }

    /// 每个请求前调用：处理器时间按请求计，而不是按进程一生计
    static func renewTime() {
        #if canImport(Glibc)
            var usage = rusage()
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
            limit.rlim_cur = min(limit.rlim_max, UInt(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + secondsPerRequest)
            setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
        #endif
    }
}
