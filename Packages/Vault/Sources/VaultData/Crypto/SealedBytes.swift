package import Crypto
package import Foundation
package import Kernel

/// AES-256-GCM 封住的一段：随机数 12 字节、密文、标签 16 字节
package enum SealedBytes {
    /// 比原文多出的字节
    package static let overhead = 28

    /// 封住；aad 不加密但改了就打不开
    package static func seal(_ plain: some DataProtocol, with key: SymmetricKey, aad: [UInt8]) throws -> [UInt8] {
        let box = try AES.GCM.seal(plain, using: key, authenticating: aad)
        guard let combined = box.combined else { throw AppError.vaultTampered }
        return Array(combined)
    }

    /// 打开；有一位不对就抛 VAULT_TAMPERED
    package static func open(_ sealed: some DataProtocol, with key: SymmetricKey, aad: [UInt8]) throws -> [UInt8] {
        do { return Array(try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: key, authenticating: aad)) } catch {
            throw AppError.vaultTampered
        }
    }
}

extension AppError {
    package static let vaultTampered = AppError.system(
        "VAULT_TAMPERED", .data,
        LocalizedText(zh: "保险库的内容对不上它的校验：损坏了，或被人动过", en: "The vault's content fails its check: damaged, or tampered with."),
        next: LocalizedText(zh: "hub vault verify 说是哪里；从备份恢复", en: "hub vault verify says where; restore a backup."))
}
