public import Kernel

/// 猜错的次数与时刻：三次之后每次要等 30 秒；墙上时钟与单调时钟都等够才算
public struct FailureThrottle: Sendable, Hashable, Codable {
    /// 连错这么多次之后要等
    public static let limit = 3
    /// 要等的时间
    public static let wait: Duration = .seconds(30)

    /// 某一刻：墙上时钟、开机以来的时间与这次开机的编号
    public struct Moment: Sendable, Hashable, Codable {
        /// 墙上时钟
        public let wall: Timestamp
        /// 开机以来，毫秒
        public let uptime: Int64
        /// 这次开机的编号
        public let boot: String

        /// 逐字段构造
        public init(wall: Timestamp, uptime: Int64, boot: String) {
            self.wall = wall
            self.uptime = uptime
            self.boot = boot
        }
    }

    /// 连错的次数
    public private(set) var failures = 0
    /// 最后一次错的时刻
    public private(set) var last: Moment?

    /// 没有错过
    public init() {}

    /// 还要等多久；不用等为零
    public func remaining(at now: Moment) -> Duration {
        guard failures >= Self.limit, let last else { return .zero }
        // 时钟往回拨的，当作没有走
        let wall = Duration.milliseconds(max(0, now.wall.milliseconds - last.wall.milliseconds))
        // 拨快墙上时钟没有用：同一次开机里单调时钟也要走够
        let uptime: Duration = now.boot == last.boot ? .milliseconds(max(0, now.uptime - last.uptime)) : wall
        return max(.zero, Self.wait - min(wall, uptime))
    }

    /// 还不能试时抛 TOO_MANY_ATTEMPTS
    public func check(at now: Moment) throws {
        let left = remaining(at: now)
        guard left == .zero else { throw AppError.tooManyAttempts(left) }
    }

    /// 记一次错
    public mutating func fail(at now: Moment) {
        failures += 1
        last = now
    }
}

extension AppError {
    static func tooManyAttempts(_ left: Duration) -> AppError {
        let seconds = Int((left / .seconds(1)).rounded(.up))
        return .recoverable(
            "TOO_MANY_ATTEMPTS", .authentication, LocalizedText(zh: "连错三次，先等一等", en: "Three wrong passwords in a row."),
            next: LocalizedText(zh: "\(seconds) 秒之后再试", en: "Try again in \(seconds) seconds."))
    }
}
