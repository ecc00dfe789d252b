import Crypto
import Kernel
import Storage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// 收下的原件，按内容的 SHA-256 存放，只有本人能读
struct DocumentStore: Sendable {
    let directory: String

    static func hash(_ bytes: [UInt8]) -> String {
        SHA256.hash(data: bytes).reduce(into: "") { text, byte in
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }

    func path(_ hash: String) -> String { directory + "/" + hash }

    func put(_ bytes: [UInt8], _ hash: String) throws { try PrivateFile.write(bytes, to: path(hash)) }

    func remove(_ hash: String) { try? FileManager.default.removeItem(atPath: path(hash)) }
}
