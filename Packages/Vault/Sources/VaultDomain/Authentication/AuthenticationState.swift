import Kernel

/// 保险库的认证状态
public enum AuthenticationState: String, Sendable, Hashable, Codable, CaseIterable {
    /// 还没有主密码
    case setupRequired
    /// 锁着
    case locked
    /// 开着
    case unlocked

    /// 只有三种转换：设好即开、开锁、上锁
    public func canBecome(_ next: AuthenticationState) -> Bool {
        switch (self, next) {
        case (.setupRequired, .unlocked), (.locked, .unlocked), (.unlocked, .locked): true
        default: false
        }
    }

    /// 转到下一状态；不允许时抛 STATE_TRANSITION_INVALID
    public mutating func become(_ next: AuthenticationState) throws {
        guard canBecome(next) else { throw AppError.transitionInvalid(self, next) }
        self = next
    }
}

extension AppError {
    static func transitionInvalid(_ from: AuthenticationState, _ to: AuthenticationState) -> AppError {
        .system(
            "STATE_TRANSITION_INVALID", .internalFailure,
            LocalizedText(zh: "不能从 \(from.rawValue) 到 \(to.rawValue)", en: "Cannot go from \(from.rawValue) to \(to.rawValue)."))
    }
}
