import Foundation
import Kernel
import Storage

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 磁盘上的一个密文文件：一段一段地写与读，不整个放进内存
struct SealedFile {
    let path: String
    let cipher: SegmentedCipher

    /// 从描述符读到末尾，封好落盘再改名；返回原文大小，超过 limit 抛给定的错误
    func write(from descriptor: Int32, limit: Int, tooLarge: AppError) throws -> Int {
        let temporary = path + ".tmp-\(getpid())"
        try PrivateFile.prepare(temporary)
        let target = open(temporary, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard target >= 0 else { throw AppError.attachmentUnwritable(path) }
        defer {
            close(target)
            unlink(temporary)
        }
        var total = 0
        var pending = try Self.read(descriptor)
        var segment: UInt32 = 0
        while true {
            total += pending.count
            guard total <= limit else { throw tooLarge }
            // 先看后面还有没有，才知道这是不是末段
            let next = pending.count == SegmentedCipher.segmentSize ? try Self.read(descriptor) : Data()
            let sealed = try cipher.seal(pending, segment: segment, isLast: next.isEmpty)
            guard sealed.withUnsafeBytes({ Self.writeAll(target, $0) }) else { throw AppError.attachmentUnwritable(path) }
            guard !next.isEmpty else { break }
            pending = next
            segment += 1
        }
        guard fsync(target) == 0, rename(temporary, path) == 0 else { throw AppError.attachmentUnwritable(path) }
        return total
    }

    /// 依次交出原文的各段
    func read(_ receive: (Data) throws -> Void) throws {
        let source = open(path, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { throw AppError.vaultTampered }
        defer { close(source) }
        let size = SegmentedCipher.segmentSize + SegmentedCipher.tagSize
        var segment: UInt32 = 0
        var pending = try Self.read(source, size: size)
        while true {
            let next = pending.count == size ? try Self.read(source, size: size) : Data()
            try receive(cipher.open(pending, segment: segment, isLast: next.isEmpty))
            guard !next.isEmpty else { return }
            pending = next
            segment += 1
        }
    }

    // 读满一段；末尾可以不满
    private static func read(_ descriptor: Int32, size: Int = SegmentedCipher.segmentSize) throws -> Data {
        var data = Data(count: size)
        var filled = 0
        while filled < size {
            let count = data.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress.map { $0 + filled }, size - filled) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw AppError.attachmentUnreadable }
            if count == 0 { break }
            filled += count
        }
        return data.prefix(filled)
    }

    private static func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
        return true
    }
}

extension AppError {
    static func attachmentUnwritable(_ path: String) -> AppError {
        .system("ATTACHMENT_UNWRITABLE", .inputOutput, LocalizedText(zh: "写不下附件：\(path)", en: "The attachment cannot be written: \(path)."))
    }

    static let attachmentUnreadable = AppError.userFacing(
        "ATTACHMENT_UNREADABLE", .inputMissing, LocalizedText(zh: "读不了这个文件", en: "The file cannot be read."))
}
