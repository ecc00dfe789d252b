import Kernel
import Observation
import VaultDomain

/// 开锁屏：此刻的状态与要等的时间
@MainActor @Observable
final class AuthViewModel {
    private(set) var state = AuthenticationState.locked
    private(set) var idleSeconds = 0
    private(set) var waitSeconds = 0
    private let authenticator: any VaultAuthenticator

    init(authenticator: any VaultAuthenticator) { self.authenticator = authenticator }

    /// 看一眼
    func refresh() async throws {
        let status = try await authenticator.status()
        (state, idleSeconds, waitSeconds) = (status.state, status.idleSeconds, status.waitSeconds)
    }

    /// 定下主密码
    func setUp(_ password: any Secret) async throws {
        try await authenticator.setUp(password)
        try await refresh()
    }

    /// 开锁
    func unlock(_ password: any Secret) async throws {
        try await authenticator.unlock(password)
        try await refresh()
    }

    /// 上锁
    func lock() async throws {
        try await authenticator.lock()
        state = .locked
    }
}
