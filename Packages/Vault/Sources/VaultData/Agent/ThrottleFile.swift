import CVaultSystem
import Foundation
import Kernel
import Storage
import VaultDomain

/// 猜密码的次数，记在盘上；先记一次错再试，杀掉进程也绕不过
struct ThrottleFile: Sendable {
    let path: String
    let clock: any HubClock

    /// 试一次：要等就抛 TOO_MANY_ATTEMPTS；成了清零。整个过程独占，几个进程不能同时猜
    func attempt<Result: Sendable>(_ body: @Sendable () async throws -> Result) async throws -> Result {
        try PrivateFile.prepare(path)
        let lock = open(path, O_RDWR | O_CLOEXEC)
        guard lock >= 0 else { throw AppError.agentUnreachable }
        defer { close(lock) }
        // 不堵着等：拿着锁的那一个要用同一批线程才走得完
        while flock(lock, LOCK_EX | LOCK_NB) != 0 { try await Task.sleep(for: .milliseconds(20)) }
        let before = read()
        try before.check(at: now)
        var after = before
        after.fail(at: now)
        try write(after, lock)
        do {
            let result = try await body()
            try write(FailureThrottle(), lock)
            return result
        } catch  where (error as? AppError) != .passwordWrong {
            // 不是密码的错，不算
            try write(before, lock)
            throw error
        }
    }

    /// 还要等多少秒
    var waitSeconds: Int { Int((read().remaining(at: now) / .seconds(1)).rounded(.up)) }

    private var now: FailureThrottle.Moment {
        let boot = (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? ""
        return .init(wall: clock.now, uptime: vault_uptime_milliseconds(), boot: boot)
    }

    private func read() -> FailureThrottle {
        let content = FileManager.default.contents(atPath: path) ?? Data()
        return (try? JSONDecoder().decode(FailureThrottle.self, from: content)) ?? FailureThrottle()
    }

    // 就地写：改名会换掉别人锁着的文件
    private func write(_ throttle: FailureThrottle, _ descriptor: Int32) throws {
        let content = try JSONEncoder().encode(throttle)
        let written = content.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
        guard written == content.count, ftruncate(descriptor, off_t(content.count)) == 0, fsync(descriptor) == 0 else {
            throw AppError.throttleUnwritable(path)
        }
    }
}

extension AppError {
    fileprivate static func throttleUnwritable(_ path: String) -> AppError {
        .system("THROTTLE_UNWRITABLE", .inputOutput, LocalizedText(zh: "写不下 \(path)", en: "Cannot write \(path)."))
    }
}
