import Kernel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 从外面收进来的秘密：直接读进锁住的内存
package enum SecretInput {
    /// 一个秘密最多这么多字节
    package static let limit = 4096

    /// 由 read 填进一块内存并说明用了多少；再抄成恰好那么大
    package static func reading(_ read: (UnsafeMutableRawBufferPointer) throws -> Int) throws -> SecretBytes {
        var count = 0
        let scratch = try SecretBytes(count: limit) { count = try read($0) }
        return try scratch.withBytes { bytes in
            try SecretBytes(count: count) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(count))) }
        }
    }

    /// 描述符里的一行，不含换行；读不了抛 PASSWORD_UNREADABLE
    package static func line(from descriptor: Int32) throws -> SecretBytes {
        try reading { buffer in
            var count = 0
            while count < buffer.count {
                let got = read(descriptor, buffer.baseAddress.map { $0 + count }, 1)
                if got < 0, errno == EINTR { continue }
                guard got >= 0 else { throw AppError.passwordUnreadable }
                if got == 0 || buffer[count] == 0x0A { break }
                count += 1
            }
            return count
        }
    }
}

extension AppError {
    static let passwordUnreadable = AppError.userFacing(
        "PASSWORD_UNREADABLE", .inputMissing, LocalizedText(zh: "读不到密码", en: "The password cannot be read."),
        next: LocalizedText(zh: "检查 --password-fd 的号码", en: "Check the number given to --password-fd."))
}
