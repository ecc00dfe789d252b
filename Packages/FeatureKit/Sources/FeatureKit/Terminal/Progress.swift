public import Kernel
import Synchronization

/// 进度与剩余时间：一开始就出现，写到标准错误，收尾时抹去
public final class Progress: Sendable {
    private let label: String
    private let total: Int
    private let errors: (any TextSink)?
    private let clock: any HubClock
    private let start: Duration
    private let done = Mutex(0)

    /// total 为总步数；不是终端、不该显示时 errors 为 nil
    public init(_ label: String, total: Int, errors: (any TextSink)?, clock: any HubClock) {
        self.label = label
        self.total = total
        self.errors = errors
        self.clock = clock
        start = clock.monotonic
        draw(0)
    }

    /// 做完一步
    public func advance() {
        done.withLock { done in
            done += 1
            draw(done)
        }
    }

    /// 收尾，抹去进度行
    public func finish() { errors?.write("\r\u{1B}[K") }

    // 做完的步够估剩余时间才说
    private func draw(_ done: Int) {
        let spent = (clock.monotonic - start) / .seconds(1)
        let left = done > 0 && done < total && spent > 1 ? Int((spent / Double(done) * Double(total - done)).rounded(.up)) : nil
        errors?.write("\r\u{1B}[K\(label) \(done)/\(total)" + (left.map { " · ETA \($0) s" } ?? ""))
    }
}
