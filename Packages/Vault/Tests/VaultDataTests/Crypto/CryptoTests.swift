import Crypto
import Foundation
import Kernel
import TestSupport
import Testing
import VaultData
import VaultTestSupport

@Suite("加密")
struct CryptoTests {
    private let key = SymmetricKey(size: .bits256)
    private let salt = [UInt8](repeating: 7, count: 16)

    private func secret(_ text: String) throws -> SecretBytes { try SecretBytes(copying: Array(text.utf8)) }
    private func quick(_ salt: [UInt8]) throws -> KDFParameters { try KDFParameters(logN: 10, salt: salt) }

    // Feature: quick-vault-ios, Property 26: For any field value, encrypting then decrypting should produce the original value.
    @Test func 性质26_字段加解密复原() throws {
        let context = AssociatedData(vault: UUID(), epoch: 1)
        try forAll(Gen<String>.text(0...200)) { value in
            let aad = context.bytes(.field, UUID(), UUID())
            let sealed = try SealedBytes.seal(Array(value.utf8), with: key, aad: aad)
            return try SealedBytes.open(sealed, with: key, aad: aad) == Array(value.utf8)
                && sealed.count == value.utf8.count + SealedBytes.overhead
        }
    }

    // Feature: quick-vault-ios, Property 14: For any file data, encrypting then decrypting should produce the original data.
    @Test func 性质14_附件加解密复原() throws {
        let cipher = SegmentedCipher(key: key, aad: [1, 2, 3])
        let sizes = [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000]
        try forAll(Gen.int(0...sizes.count - 1)) { index in
            let plain = Data((0..<sizes[index]).map { UInt8(truncatingIfNeeded: $0 &* 31) })
            let sealed = try cipher.seal(plain)
            return try cipher.open(sealed) == plain && sealed.count == SegmentedCipher.sealedSize(plain.count)
        }
    }

    // Feature: quick-vault-ios, Property 27: For any password and salt, deriving the key twice should produce the same key.
    @Test func 性质27_同样的密码与盐同样的密钥() throws {
        try forAll(Gen<String>.text(8...20)) { password in
            let parameters = try quick(salt)
            let first = try KeyDerivation.keyEncryptionKey(secret(password), parameters)
            let other = try KeyDerivation.keyEncryptionKey(secret(password), quick([UInt8](repeating: 8, count: 16)))
            return try first == KeyDerivation.keyEncryptionKey(secret(password), parameters) && first != other
        }
    }

    @Test func 每一位的改动都打不开() throws {
        let aad = AssociatedData(vault: UUID(), epoch: 1).bytes(.field, UUID(), UUID())
        let sealed = try SealedBytes.seal(Array("银行卡 6222".utf8), with: key, aad: aad)
        for bit in 0..<sealed.count * 8 {
            var bent = sealed
            bent[bit / 8] ^= 1 << (bit % 8)
            #expect(throws: AppError.vaultTampered) { try SealedBytes.open(bent, with: key, aad: aad) }
        }
        for bit in 0..<aad.count * 8 {
            var bent = aad
            bent[bit / 8] ^= 1 << (bit % 8)
            #expect(throws: AppError.vaultTampered) { try SealedBytes.open(sealed, with: key, aad: bent) }
        }
        for length in 0..<sealed.count {
            #expect(throws: AppError.vaultTampered) { try SealedBytes.open(sealed.prefix(length), with: key, aad: aad) }
        }
    }

    @Test func 分段的截断与换位都打不开() throws {
        let cipher = SegmentedCipher(key: key, aad: [1])
        let plain = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
        let sealed = try cipher.seal(plain)
        let step = SegmentedCipher.segmentSize + 16
        let parts = stride(from: 0, to: sealed.count, by: step).map { sealed[$0..<min($0 + step, sealed.count)] }
        var variants = (0..<parts.count).map { parts.prefix($0).reduce(Data(), +) }
        variants.append(parts.reversed().reduce(Data(), +))
        variants.append(parts[1] + parts[0] + parts[2] + parts[3])
        variants.append(sealed + parts[3])
        variants.append(sealed.dropLast())
        for variant in variants { #expect(throws: AppError.vaultTampered) { try cipher.open(variant) } }
        #expect(throws: AppError.vaultTampered) { try SegmentedCipher(key: key, aad: [2]).open(sealed) }
    }

    @Test func 头里的每一处改动都说密码不对() throws {
        let header = try VaultHeader(vault: UUID(), epoch: 1, key: .random(), password: secret("correct horse"), kdf: quick(salt))
        let document = try JSONEncoder().encode(header)
        #expect(throws: Never.self) { try JSONDecoder().decode(VaultHeader.self, from: document).unlock(secret("correct horse")) }
        #expect(throws: AppError.passwordWrong) { try header.unlock(secret("correct horsf")) }
        let text = String(decoding: document, as: UTF8.self)
        for (from, to) in [
            ("\"epoch\":1", "\"epoch\":2"), ("\"parallelism\":1", "\"parallelism\":2"), ("\"blockSize\":8", "\"blockSize\":4"),
        ] {
            let bent = try JSONDecoder().decode(VaultHeader.self, from: Data(text.replacing(from, with: to).utf8))
            #expect(throws: AppError.passwordWrong) { try bent.unlock(secret("correct horse")) }
        }
    }

    @Test(arguments: [0, 1, 9, 22, 30, 56, 63, -1]) func 荒唐的参数不去试(logN: Int) throws {
        #expect(throws: AppError.self) { try KDFParameters(logN: logN, salt: salt) }
        let text = #"{"logN":\#(logN),"blockSize":8,"parallelism":1,"salt":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]}"#
        #expect(throws: AppError.self) { try JSONDecoder().decode(KDFParameters.self, from: Data(text.utf8)) }
    }
}
