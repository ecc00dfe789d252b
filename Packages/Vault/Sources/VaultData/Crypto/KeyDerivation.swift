package import Crypto
import CryptoExtras
import Foundation
package import Kernel

/// 由主密码到密钥
package enum KeyDerivation {
    /// 主密码与参数定出加密密钥的密钥，256 位（scrypt，RFC 7914）
    package static func keyEncryptionKey(_ password: SecretBytes, _ parameters: KDFParameters) throws -> SymmetricKey {
        try password.withBytes { bytes in
            try KDF.Scrypt.deriveKey(
                from: bytes, salt: parameters.salt, outputByteCount: 32, rounds: 1 << parameters.logN, blockSize: parameters.blockSize,
                parallelism: parameters.parallelism)
        }
    }

    /// 由一把密钥定出各有用途的子密钥（HKDF-SHA256，RFC 5869）
    package static func subkey(_ key: SymmetricKey, _ purpose: String, salt: [UInt8] = []) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: key, salt: salt, info: Array("hub-vault/1/\(purpose)".utf8), outputByteCount: 32)
    }

    /// 在本机上花 0.3 至 1 秒的参数
    package static func calibrated(salt: [UInt8], clock: any HubClock) throws -> KDFParameters {
        let trial = try KDFParameters(logN: 15, salt: salt)
        let start = clock.monotonic
        _ = try keyEncryptionKey(try SecretBytes(copying: Array("calibration".utf8)), trial)
        let spent = max((clock.monotonic - start) / .seconds(1), 0.001)
        // 每加一翻一倍；最多 2^20（1 GiB）
        var logN = 15
        while logN < 20, spent * Double(1 << (logN - 15)) < 0.3 { logN += 1 }
        return try KDFParameters(logN: max(logN, 17), salt: salt)
    }
}
