import Crypto
import CryptoExtras
import Foundation
import TestSupport
import Testing

/// 公开的测试向量：说明所用的库做的确是标准里的事
@Suite("密码学向量", .enabled(if: SharedData.path("vault/wycheproof") != nil, "没有参考数据：HUB_TEST_DATA"))
struct VectorTests {
    private struct Wycheproof<Group: Decodable>: Decodable {
        let numberOfTests: Int
        let testGroups: [Group]
    }

    private struct Group: Decodable {
        let ivSize: Int?
        let tagSize: Int?
        let tests: [Vector]
    }

    private struct Vector: Decodable {
        let tcId: Int
        let key, iv, aad, msg, ct, tag, ikm, salt, info, okm: String?
        let size: Int?
        let result: String
        var isValid: Bool { result == "valid" }
    }

    private func groups(_ name: String, count: Int) throws -> [Group] {
        let file = try JSONDecoder().decode(Wycheproof<Group>.self, from: SharedData.contents("vault/wycheproof/\(name)_test.json"))
        #expect(file.testGroups.reduce(0) { $0 + $1.tests.count } == count && file.numberOfTests == count)
        return file.testGroups
    }

    private func bytes(_ hex: String?) -> Data {
        let digits: [Int] = (hex ?? "").compactMap(\.hexDigitValue)
        return Data(stride(from: 1, to: digits.count, by: 2).map { (at: Int) -> UInt8 in UInt8(digits[at - 1] * 16 + digits[at]) })
    }

    @Test func AES_GCM全部三百一十六例() throws {
        for group in try groups("aes_gcm", count: 316) {
            for vector in group.tests {
                let opened = try? AES.GCM.open(
                    AES.GCM.SealedBox(nonce: AES.GCM.Nonce(data: bytes(vector.iv)), ciphertext: bytes(vector.ct), tag: bytes(vector.tag)),
                    using: SymmetricKey(data: bytes(vector.key)), authenticating: bytes(vector.aad))
                // 十二字节之外的随机数可以不支持，但不能打开成别的
                if vector.isValid, group.ivSize == 96 { #expect(opened == bytes(vector.msg), "\(vector.tcId)") }
                if vector.isValid { #expect(opened == nil || opened == bytes(vector.msg), "\(vector.tcId)") }
                if !vector.isValid { #expect(opened == nil, "\(vector.tcId)") }
            }
        }
    }

    @Test func HKDF全部() throws {
        for vector in try groups("hkdf_sha256", count: 86).flatMap(\.tests) {
            // 超过 255 块的长度是调用者的错，不去调用
            guard let size = vector.size, size <= 255 * 32 else {
                #expect(!vector.isValid)
                continue
            }
            let key = HKDF<SHA256>.deriveKey(
                inputKeyMaterial: SymmetricKey(data: bytes(vector.ikm)), salt: bytes(vector.salt), info: bytes(vector.info),
                outputByteCount: size)
            #expect(key.withUnsafeBytes { Data($0) } == bytes(vector.okm), "\(vector.tcId)")
        }
    }

    @Test func HMAC全部() throws {
        for group in try groups("hmac_sha256", count: 174) {
            for vector in group.tests {
                let code = HMAC<SHA256>.authenticationCode(for: bytes(vector.msg), using: SymmetricKey(data: bytes(vector.key)))
                let matches = Data(code).prefix((group.tagSize ?? 256) / 8) == bytes(vector.tag)
                #expect(matches == vector.isValid, "\(vector.tcId)")
            }
        }
    }

    @Test func scrypt的RFC7914各例() throws {
        let text = String(decoding: SharedData.contents("vault/kdf/rfc-7914-scrypt.txt"), as: UTF8.self)
        let cases = text.split(separator: "COUNT").dropFirst().map { block in
            Dictionary(
                uniqueKeysWithValues: block.split(separator: "\n").compactMap { line -> (String, String)? in
                    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                        $0.trimmingCharacters(in: .whitespaces)
                    }
                    return parts.count == 2 && !parts[0].isEmpty ? (parts[0], parts[1]) : nil
                })
        }
        #expect(cases.count >= 4)
        for values in cases {
            let number = { (key: String) in Int(values[key] ?? "") ?? 0 }
            // 一百万轮的那一例要 1 GiB 内存，别处跑
            guard number("N") <= 1 << 17 else { continue }
            let key = try KDF.Scrypt.deriveKey(
                from: bytes(values["P"]), salt: bytes(values["S"]), outputByteCount: number("dkLen"), rounds: number("N"),
                blockSize: number("r"), parallelism: number("p"))
            #expect(key.withUnsafeBytes { Data($0) } == bytes(values["DK"]))
        }
    }
}
