import CVaultSystem
import Kernel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 只有本人能连的本机套接字；析构即关
final class UnixSocket: Sendable {
    let descriptor: Int32

    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// 连上代理；没有人听为 nil
    static func connect(to path: String) throws -> UnixSocket? {
        let socket = try UnixSocket()
        let failed = try withAddress(path) { Glibc.connect(socket.descriptor, $0, $1) }
        guard failed != 0 else { return socket }
        guard errno == ENOENT || errno == ECONNREFUSED else { throw AppError.agentUnreachable }
        return nil
    }

    /// 在路径上听；旧的残留先去掉，新的权限 0600
    static func listen(at path: String) throws -> UnixSocket {
        let socket = try UnixSocket()
        unlink(path)
        let mask = umask(0o177)
        defer { umask(mask) }
        guard try withAddress(path, { bind(socket.descriptor, $0, $1) }) == 0, Glibc.listen(socket.descriptor, 16) == 0 else {
            throw AppError.agentUnreachable
        }
        return socket
    }

    /// 等一个连接；对端不是本人就挂断，等下一个
    func accept() -> UnixSocket? {
        while true {
            let peer = Glibc.accept(descriptor, nil, nil)
            guard peer >= 0 else {
                if errno == EINTR || errno == ECONNABORTED { continue }
                return nil
            }
            _ = fcntl(peer, F_SETFD, FD_CLOEXEC)
            let socket = UnixSocket(descriptor: peer)
            var user: uid_t = 0
            if vault_peer_user(peer, &user) == 0, user == geteuid() { return socket }
        }
    }

    /// 写完全部
    func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw AppError.agentUnreachable }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
    }

    /// 读满；对端关了为 false
    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Bool {
        var filled = 0
        while filled < buffer.count {
            let count = recv(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                if count == 0, filled == 0 { return false }
                throw AppError.agentUnreachable
            }
            filled += count
        }
        return true
    }

    private convenience init() throws {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw AppError.agentUnreachable }
        self.init(descriptor: descriptor)
    }

    private static func withAddress<Result>(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) throws -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw AppError.socketPathTooLong(path) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}

extension AppError {
    static let agentUnreachable = AppError.recoverable(
        "AGENT_UNREACHABLE", .unavailable, LocalizedText(zh: "和保险库的代理说不上话", en: "The vault's agent cannot be reached."),
        next: LocalizedText(zh: "hub vault agent stop，再 hub vault unlock", en: "Run hub vault agent stop, then hub vault unlock."))

    static func socketPathTooLong(_ path: String) -> AppError {
        .recoverable(
            "SOCKET_PATH_TOO_LONG", .configuration, LocalizedText(zh: "套接字的路径太长：\(path)", en: "The socket's path is too long: \(path)."),
            next: LocalizedText(zh: "把 XDG_RUNTIME_DIR 或 HUB_HOME 设得短一些", en: "Set a shorter XDG_RUNTIME_DIR or HUB_HOME."))
    }
}
