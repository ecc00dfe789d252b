package import Foundation

/// 随密文一起认证的上下文：哪个库、哪张卡、哪个字段、哪种格式、第几代密钥
package struct AssociatedData: Sendable {
    /// 封住的是什么
    package enum Kind: UInt8, Sendable {
        case vaultKey = 1
        case card
        case field
        case attachment
        case thumbnail
        case root
        case history
        case template
    }

    /// 库的身份
    package let vault: UUID
    /// 密钥的代次
    package let epoch: UInt32
    /// 格式的版本
    package static let schema: UInt16 = 1

    /// 一个库的一代
    package init(vault: UUID, epoch: UInt32) {
        self.vault = vault
        self.epoch = epoch
    }

    /// 定长排列，没有两种上下文写出同样的字节
    package func bytes(_ kind: Kind, _ owner: UUID? = nil, _ part: UUID? = nil) -> [UInt8] {
        var out = Array("hubvault".utf8)
        out += [kind.rawValue, UInt8(Self.schema >> 8), UInt8(Self.schema & 0xFF)]
        out += (0..<4).reversed().map { UInt8(truncatingIfNeeded: epoch >> ($0 * 8)) }
        for id in [vault, owner, part] {
            withUnsafeBytes(of: (id ?? Self.none).uuid) { out.append(contentsOf: $0) }
        }
        return out
    }

    private static let none = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
