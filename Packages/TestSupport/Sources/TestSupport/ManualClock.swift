public import Kernel
import Synchronization

/// 测试拨动的时钟
public final class ManualClock: HubClock {
    private let state: Mutex<(now: Timestamp, monotonic: Duration)>

    /// 默认停在 2026-01-02T03:04:05Z
    public init(now: Timestamp = Timestamp(milliseconds: 1_767_323_045_000)) { state = Mutex((now, .zero)) }

    /// 此刻（UTC）
    public var now: Timestamp { state.withLock { $0.now } }
    /// 自构造起的单调时间
    public var monotonic: Duration { state.withLock { $0.monotonic } }

    /// 拨快若干毫秒
    public func advance(byMilliseconds delta: Int64) {
        state.withLock {
            $0.now = $0.now.advanced(byMilliseconds: delta)
            $0.monotonic += .milliseconds(delta)
        }
    }
}
