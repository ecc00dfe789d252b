import CVaultSystem
import Kernel
import VaultDomain

/// 密码与密钥住的地方：锁在内存、不进转储、用完擦净；内容定下之后不变，所以可以跨并发域
package final class SecretBytes: Secret, @unchecked Sendable {
    /// 字节数
    package let count: Int
    private let memory: UnsafeMutableRawPointer

    /// 由 fill 填满；锁不住内存时抛 SECRET_MEMORY_UNAVAILABLE
    package init(count: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void) throws {
        guard let memory = vault_secret_allocate(count) else { throw AppError.secretMemoryUnavailable }
        self.memory = memory
        self.count = count
        try fill(UnsafeMutableRawBufferPointer(start: memory, count: count))
    }

    /// 抄一份
    package convenience init(copying bytes: some Collection<UInt8>) throws {
        try self.init(count: bytes.count) { $0.copyBytes(from: bytes) }
    }

    /// 随机的字节
    package convenience init(random count: Int) throws {
        try self.init(count: count) { buffer in
            guard vault_random(buffer.baseAddress, buffer.count) == 0 else { throw AppError.secretMemoryUnavailable }
        }
    }

    deinit { vault_secret_free(memory, count) }

    /// 只在闭包里看得见
    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: memory, count: count))
    }

    /// 用时不依内容而变的比较
    package func matches(_ other: SecretBytes) -> Bool {
        guard count == other.count else { return false }
        return withBytes { mine in other.withBytes { theirs in zip(mine, theirs).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0 } }
    }
}

extension AppError {
    static let secretMemoryUnavailable = AppError.recoverable(
        "SECRET_MEMORY_UNAVAILABLE", .unavailable, LocalizedText(zh: "锁不住放密钥的内存", en: "Memory for the keys cannot be locked."),
        next: LocalizedText(zh: "放宽 ulimit -l 再试", en: "Raise ulimit -l and try again."))
}
