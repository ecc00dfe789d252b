#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// 时间的来源，处处注入，测试可拨
public protocol HubClock: Sendable {
    /// 此刻（UTC）
    var now: Timestamp { get }
    /// 单调时间，起点任意，只用于量间隔
    var monotonic: Duration { get }
}

/// 系统时钟
public struct SystemClock: HubClock {
    private let start = ContinuousClock.now

    /// 单调时间从构造时算起
    public init() {}

    /// 此刻（UTC）
    public var now: Timestamp { Timestamp(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down))) }
    /// 自构造起的单调时间
    public var monotonic: Duration { ContinuousClock.now - start }
}
