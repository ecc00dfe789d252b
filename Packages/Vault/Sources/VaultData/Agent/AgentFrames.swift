import Foundation
import Kernel
import VaultDomain

/// 套接字上的帧：四字节大端的长度，再是内容；密码直接读进锁住的内存
struct AgentFrames {
    // 一张卡片最多几十个 64 KB 的字段
    private static let limit = 16 << 20
    private static let secretLimit = 4096

    let socket: UnixSocket

    func send(_ message: some Encodable) throws {
        let content = try JSONEncoder().encode(message)
        try content.withUnsafeBytes(send)
    }

    func send(_ secret: any Secret) throws { try secret.withBytes(send) }

    /// 读一条消息；对端关了为 nil
    func receive<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard let size = try size(limit: Self.limit) else { return nil }
        var content = Data(count: size)
        guard try content.withUnsafeMutableBytes({ try socket.read(into: $0) }) || size == 0 else { return nil }
        do { return try JSONDecoder().decode(type, from: content) } catch { throw AppError.agentUnreachable }
    }

    /// 读一个密码
    func receiveSecret() throws -> SecretBytes {
        guard let size = try size(limit: Self.secretLimit) else { throw AppError.agentUnreachable }
        return try SecretBytes(count: size) { buffer in
            guard try size == 0 || socket.read(into: buffer) else { throw AppError.agentUnreachable }
        }
    }

    private func send(_ bytes: UnsafeRawBufferPointer) throws {
        try withUnsafeBytes(of: UInt32(bytes.count).bigEndian) { try socket.write($0) }
        try socket.write(bytes)
    }

    private func size(limit: Int) throws -> Int? {
        var size: UInt32 = 0
        guard try withUnsafeMutableBytes(of: &size, { try socket.read(into: $0) }) else { return nil }
        let count = Int(UInt32(bigEndian: size))
        guard count <= limit else { throw AppError.agentUnreachable }
        return count
    }
}
