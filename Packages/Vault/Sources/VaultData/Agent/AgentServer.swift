import CVaultSystem
import Foundation
package import Kernel
import Storage
import Synchronization
import VaultDomain

/// 保险库的代理：在本机套接字上应答；上锁即换成一个新的自己，旧的内存由内核收回
package struct AgentServer: Sendable {
    private let paths: AgentPaths
    private let idle: Duration
    private let clock: any HubClock
    // 换成新的自己时用的参数，末尾再加描述符
    private let restart: [String]

    /// restart 是重新执行本程序、再进到 run 的参数
    package init(paths: AgentPaths, idle: Duration, clock: any HubClock, restart: [String]) {
        self.paths = paths
        self.idle = idle
        self.clock = clock
        self.restart = restart
    }

    /// 一直应答到被叫停；inherited 是换身时留下的描述符。已有别的代理时马上返回
    package func run(inherited: Inherited?) async throws {
        guard vault_harden_process() == 0 else { throw AppError.agentUnreachable }
        signal(SIGHUP, SIG_IGN)
        signal(SIGINT, SIG_IGN)
        guard let held = try inherited ?? claim() else { return }
        let session = try await AgentSession(paths: paths, idle: idle, clock: clock)
        let listener = UnixSocket(descriptor: held.listener)
        let watch = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(1))
                if await session.isIdle { becomeLocked(held) }
            }
        }
        defer { watch.cancel() }
        // 接受连接要堵着等，不能占着协作线程池
        await withCheckedContinuation { finished in
            Thread.detachNewThread {
                while let peer = listener.accept() { Thread.detachNewThread { serve(peer, session, held) } }
                finished.resume()
            }
        }
    }

    /// 换身时留下的描述符：听着的套接字与锁
    package struct Inherited: Sendable {
        package let listener: Int32
        package let lock: Int32

        package init(listener: Int32, lock: Int32) {
            self.listener = listener
            self.lock = lock
        }
    }

    // 抢到锁才去听；锁随进程，进程没了就放开
    private func claim() throws -> Inherited? {
        try PrivateFile.prepare(paths.lock)
        let lock = open(paths.lock, O_RDWR)
        guard lock >= 0 else { throw AppError.agentUnreachable }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return nil }
        // 听着的套接字要活过换身，不随对象关掉
        let listener = try withExtendedLifetime(UnixSocket.listen(at: paths.socket)) { dup($0.descriptor) }
        guard listener >= 0 else { throw AppError.agentUnreachable }
        return Inherited(listener: listener, lock: lock)
    }

    private func serve(_ peer: UnixSocket, _ session: AgentSession, _ held: Inherited) {
        let frames = AgentFrames(socket: peer)
        while let request = try? frames.receive(AgentRequest.self) {
            guard let secrets = try? (0..<request.secrets).map({ _ in try frames.receiveSecret() }) else { return }
            let reply = waiting { await session.reply(to: request, secrets) }
            guard (try? frames.send(reply)) != nil else { return }
            switch request {
            case .lock: becomeLocked(held)
            case .stop: exit(0)
            default: continue
            }
        }
    }

    // 密钥与明文可能留在堆里的任何角落：换掉整个地址空间，一个字节也不剩
    private func becomeLocked(_ held: Inherited) {
        for descriptor in [held.listener, held.lock] { _ = fcntl(descriptor, F_SETFD, 0) }
        let arguments = restart + [String(held.listener), String(held.lock)]
        var pointers = arguments.map { strdup($0) } + [nil]
        execv("/proc/self/exe", &pointers)
        exit(70)
    }

    // 每个连接有自己的线程，可以堵着等
    private func waiting<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) -> Result {
        let (done, slot) = (DispatchSemaphore(value: 0), Slot<Result>())
        Task {
            let value = await body()
            slot.value.withLock { $0 = value }
            done.signal()
        }
        while true {
            done.wait()
            if let value = slot.value.withLock({ $0 }) { return value }
        }
    }
}

// 线程之间递一个值
private final class Slot<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
}
