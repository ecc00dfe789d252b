import Crypto
import Foundation
import Kernel

/// 全库的校验：每一行的校验码之和；换掉、删掉、换回旧的任何一行，和就对不上
struct StateRoot: Equatable, Sendable {
    /// 改过多少次
    private(set) var counter: UInt64 = 0
    // 模 2^256 的和，低位在前；加减与次序无关，改一行不必重算全部
    private var sum: [UInt64] = [0, 0, 0, 0]

    /// 空库
    init() {}

    /// 一行的校验码：种类、身份与密文的标签
    static func digest(_ kind: AssociatedData.Kind, _ id: UUID, _ sealed: some Collection<UInt8>, key: SymmetricKey) -> [UInt64] {
        var message = [kind.rawValue]
        withUnsafeBytes(of: id.uuid) { message.append(contentsOf: $0) }
        message.append(contentsOf: sealed.suffix(16))
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        return code.withUnsafeBytes { bytes in (0..<4).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self).littleEndian } }
    }

    /// 多一行
    mutating func add(_ digest: [UInt64]) {
        var carry: UInt64 = 0
        for index in 0..<4 {
            let (partial, first) = sum[index].addingReportingOverflow(digest[index])
            let (total, second) = partial.addingReportingOverflow(carry)
            sum[index] = total
            carry = first || second ? 1 : 0
        }
    }

    /// 少一行
    mutating func remove(_ digest: [UInt64]) {
        // 加上补码即是减
        var negated = digest.map { ~$0 }
        for index in 0..<4 {
            negated[index] &+= 1
            if negated[index] != 0 { break }
        }
        add(negated)
    }

    /// 又改了一次
    mutating func advance() { counter += 1 }

    /// 和相同；次数不比
    func hasSameSum(as other: StateRoot) -> Bool { sum == other.sum }

    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.integer(counter)
        for part in sum { writer.integer(part) }
        return writer.bytes
    }

    init(bytes: [UInt8]) throws {
        var reader = ByteReader(bytes[...])
        counter = try reader.integer()
        sum = try (0..<4).map { _ in try reader.integer(UInt64.self) }
        try reader.finish()
    }
}
