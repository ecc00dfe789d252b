public import Kernel
import Synchronization

/// 进度与剩余时间：只在终端上、超过一秒才出现，写到标准错误
public final class Progress: Sendable {
    private struct State {
        var done = 0
        var shown = false
    }

    private let label: String
    private let total: Int
    private let errors: (any TextSink)?
    private let clock: any HubClock
    private let start: Duration
    private let state = Mutex(State())

    /// total 为总步数；不该显示时 errors 为 nil
    public init(_ label: String, total: Int, errors: (any TextSink)?, clock: any HubClock) {
        self.label = label
        self.total = total
        self.errors = errors
        self.clock = clock
        start = clock.monotonic
    }

    /// 做完一步
    public func advance() {
        guard let errors else { return }
        state.withLock { state in
            state.done += 1
            let spent = (clock.monotonic - start) / .seconds(1)
            guard spent > 1, state.done < total else { return }
            state.shown = true
            let left = Int((spent / Double(state.done) * Double(total - state.done)).rounded(.up))
            errors.write("\r\u{1B}[K\(label) \(state.done)/\(total) · ETA \(left) s")
        }
    }

    /// 收尾，抹去进度行
    public func finish() {
        state.withLock { state in
            if state.shown { errors?.write("\r\u{1B}[K") }
            state.shown = false
        }
    }
}
