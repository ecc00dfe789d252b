package import Crypto
package import Foundation
import Kernel

/// 大文件按 64 KiB 分段封住（STREAM 构造）：次序、长度与末尾都在认证之内
package struct SegmentedCipher: Sendable {
    /// 每段原文的字节数
    package static let segmentSize = 64 * 1024
    /// 每段多出的认证标签
    package static let tagSize = 16

    private let key: SymmetricKey
    private let aad: [UInt8]

    /// 每个文件一把密钥，随机数因此可以用段号
    package init(key: SymmetricKey, aad: [UInt8]) {
        self.key = key
        self.aad = aad
    }

    /// 封住一段；isLast 标在末段上
    package func seal(_ plain: some DataProtocol, segment: UInt32, isLast: Bool) throws -> Data {
        let box = try AES.GCM.seal(plain, using: key, nonce: Self.nonce(segment, isLast), authenticating: aad)
        return box.ciphertext + box.tag
    }

    /// 打开一段；挪了位置、少了末尾都抛 VAULT_TAMPERED
    package func open(_ sealed: Data, segment: UInt32, isLast: Bool) throws -> Data {
        do {
            let box = try AES.GCM.SealedBox(
                nonce: Self.nonce(segment, isLast), ciphertext: sealed.dropLast(Self.tagSize), tag: sealed.suffix(Self.tagSize))
            return try AES.GCM.open(box, using: key, authenticating: aad)
        } catch { throw AppError.vaultTampered }
    }

    /// 封住后的总字节数
    package static func sealedSize(_ size: Int) -> Int { size + segments(size) * tagSize }

    /// 段数；空文件也有一段
    package static func segments(_ size: Int) -> Int { max(1, (size + segmentSize - 1) / segmentSize) }

    // 七字节零、四字节段号、一字节末段标记
    private static func nonce(_ segment: UInt32, _ isLast: Bool) throws -> AES.GCM.Nonce {
        var bytes = [UInt8](repeating: 0, count: 12)
        for index in 0..<4 { bytes[7 + index] = UInt8(truncatingIfNeeded: segment >> (24 - index * 8)) }
        bytes[11] = isLast ? 1 : 0
        return try AES.GCM.Nonce(data: bytes)
    }
}

extension SegmentedCipher {
    /// 整份封住
    package func seal(_ plain: Data) throws -> Data {
        var out = Data(capacity: Self.sealedSize(plain.count))
        let count = Self.segments(plain.count)
        for index in 0..<count {
            let start = plain.startIndex + index * Self.segmentSize
            let end = min(start + Self.segmentSize, plain.endIndex)
            out += try seal(plain[start..<end], segment: UInt32(index), isLast: index == count - 1)
        }
        return out
    }

    /// 整份打开
    package func open(_ sealed: Data) throws -> Data {
        var out = Data(capacity: sealed.count)
        let step = Self.segmentSize + Self.tagSize
        let count = max(1, (sealed.count + step - 1) / step)
        for index in 0..<count {
            let start = sealed.startIndex + index * step
            let end = min(start + step, sealed.endIndex)
            out += try open(sealed[start..<end], segment: UInt32(index), isLast: index == count - 1)
        }
        return out
    }
}
