import Foundation
package import Kernel
package import VaultDomain

/// 同代理说话；没有代理时，需要开锁的事会叫起一个
package struct AgentClient: Sendable {
    private let paths: AgentPaths
    private let clock: any HubClock
    private let launch: @Sendable () throws -> Void

    /// launch 叫起一个代理，不等它
    package init(paths: AgentPaths, clock: any HubClock, launch: @escaping @Sendable () throws -> Void) {
        self.paths = paths
        self.clock = clock
        self.launch = launch
    }

    /// 让代理退出；没有在跑为 false
    package func stop() throws -> Bool {
        guard let socket = try UnixSocket.connect(to: paths.socket) else { return false }
        _ = try exchange(.stop, [], on: socket)
        return true
    }

    /// 代理在不在跑
    package var isRunning: Bool { (try? UnixSocket.connect(to: paths.socket)) != nil }

    func call(_ request: AgentRequest) throws -> AgentReply {
        guard let socket = try UnixSocket.connect(to: paths.socket) else { throw AppError.vaultLocked }
        return try exchange(request, [], on: socket)
    }

    // 带密码的事：没有代理就叫起一个，等它听上
    private func call(_ request: AgentRequest, _ secrets: [any Secret]) async throws -> AgentReply {
        if let socket = try UnixSocket.connect(to: paths.socket) { return try exchange(request, secrets, on: socket) }
        try launch()
        for _ in 0..<500 {
            try await Task.sleep(for: .milliseconds(10))
            if let socket = try UnixSocket.connect(to: paths.socket) { return try exchange(request, secrets, on: socket) }
        }
        throw AppError.agentUnreachable
    }

    private func exchange(_ request: AgentRequest, _ secrets: [any Secret], on socket: UnixSocket) throws -> AgentReply {
        let frames = AgentFrames(socket: socket)
        try frames.send(request)
        for secret in secrets { try frames.send(secret) }
        guard let reply = try frames.receive(AgentReply.self) else { throw AppError.agentUnreachable }
        if case .failed(let failure) = reply { throw failure.error }
        return reply
    }
}

extension AgentClient: VaultAuthenticator {
    package func status() async throws -> VaultStatus {
        if let socket = try UnixSocket.connect(to: paths.socket), case .status(let status) = try exchange(.status, [], on: socket) {
            return status
        }
        let isSetUp =
            try FileManager.default.fileExists(atPath: paths.directory + "/vault.sqlite")
            ? await VaultStore(directory: paths.directory, clock: clock).isSetUp() : false
        let wait = ThrottleFile(path: paths.throttle, clock: clock).waitSeconds
        return VaultStatus(state: isSetUp ? .locked : .setupRequired, idleSeconds: 0, waitSeconds: wait)
    }

    package func setUp(_ password: any Secret) async throws { _ = try await call(.setUp, [password]) }

    package func unlock(_ password: any Secret) async throws { _ = try await call(.unlock, [password]) }

    package func lock() async throws {
        guard let socket = try UnixSocket.connect(to: paths.socket) else { return }
        _ = try exchange(.lock, [], on: socket)
    }

    package func changePassword(from old: any Secret, to new: any Secret) async throws {
        _ = try await call(.changePassword, [old, new])
    }
}
