package import Crypto
package import Foundation
package import Kernel

/// 库的头：怎样由主密码得到库的密钥；本身不含秘密，改一位就打不开
package struct VaultHeader: Sendable, Hashable, Codable {
    /// 文件格式的版本
    package static let currentFormat = 1

    /// 格式的版本
    package let format: Int
    /// 库的身份
    package let vault: UUID
    /// 密钥的代次，轮换一次加一
    package let epoch: UInt32
    /// 主密码到密钥的参数
    package let kdf: KDFParameters
    /// 用主密码的密钥封住的库密钥
    package let wrappedKey: [UInt8]
    /// 对密钥的承诺：GCM 不承诺密钥，两把密钥不能都打得开
    package let commitment: [UInt8]

    /// 用主密码封住库密钥
    package init(vault: UUID, epoch: UInt32, key: VaultKey, password: SecretBytes, kdf: KDFParameters) throws {
        let kek = try KeyDerivation.keyEncryptionKey(password, kdf)
        let aad = AssociatedData(vault: vault, epoch: epoch).bytes(.vaultKey) + kdf.salt
        let wrapped = try key.secret.withBytes { try SealedBytes.seal(Array($0), with: kek, aad: aad) }
        self.format = Self.currentFormat
        self.vault = vault
        self.epoch = epoch
        self.kdf = kdf
        self.wrappedKey = wrapped
        self.commitment = Array(Self.commitment(kek, aad, wrapped, kdf))
    }

    /// 打开库密钥；密码不对抛 PASSWORD_WRONG，新版的头抛 VAULT_TOO_NEW
    package func unlock(_ password: SecretBytes) throws -> VaultKey {
        guard format <= Self.currentFormat else { throw AppError.vaultTooNew }
        guard format == Self.currentFormat else { throw AppError.headerDamaged }
        let kek = try KeyDerivation.keyEncryptionKey(password, kdf)
        let aad = AssociatedData(vault: vault, epoch: epoch).bytes(.vaultKey) + kdf.salt
        guard Self.commitment(kek, aad, wrappedKey, kdf) == commitment else { throw AppError.passwordWrong }
        guard let key = try? SealedBytes.open(wrappedKey, with: kek, aad: aad), key.count == 32 else { throw AppError.passwordWrong }
        return VaultKey(try SecretBytes(copying: key))
    }

    private static func commitment(_ kek: SymmetricKey, _ aad: [UInt8], _ wrapped: [UInt8], _ kdf: KDFParameters) -> HMAC<SHA256>.MAC {
        let key = KeyDerivation.subkey(kek, "commitment")
        let parameters = [kdf.logN, kdf.blockSize, kdf.parallelism].map { UInt8($0) }
        return HMAC<SHA256>.authenticationCode(for: aad + parameters + wrapped, using: key)
    }
}

/// 库的密钥，256 位随机
package struct VaultKey: Sendable {
    let secret: SecretBytes

    init(_ secret: SecretBytes) { self.secret = secret }

    /// 新的随机密钥
    package static func random() throws -> VaultKey { VaultKey(try SecretBytes(random: 32)) }

    /// 某种用途的子密钥；用完随对象释放时擦净
    package func subkey(_ purpose: String) -> SymmetricKey {
        secret.withBytes { KeyDerivation.subkey(SymmetricKey(data: $0), purpose) }
    }
}

extension AppError {
    /// 密码不对与头被动过说同一句话
    package static let passwordWrong = AppError.recoverable(
        "PASSWORD_WRONG", .authentication, LocalizedText(zh: "主密码不对", en: "Wrong password."),
        next: LocalizedText(zh: "再试一次", en: "Try again."))

    static let vaultTooNew = AppError.system(
        "VAULT_TOO_NEW", .data, LocalizedText(zh: "这个库是更新的版本写的", en: "A newer version wrote this vault."),
        next: LocalizedText(zh: "升级 hub", en: "Upgrade hub."))
}
