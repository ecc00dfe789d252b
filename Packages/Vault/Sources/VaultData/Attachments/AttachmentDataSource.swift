package import Foundation
package import VaultDomain

/// 附件的说明与密钥从哪里来：开着的库，或替它转交的代理
package protocol AttachmentDataSource: Sendable {
    /// 一张卡片的附件，先加的在前
    func attachments(of card: UUID) async throws -> [Attachment]
    /// 身份以它开头（至少四位）的附件，最多两个
    func matches(_ reference: String) async throws -> [Attachment]
    /// 记下或换掉说明；卡片不在抛 CARD_NOT_FOUND
    func put(_ attachment: Attachment) async throws
    /// 删除说明
    func remove(_ id: UUID) async throws
    /// 一个附件内容的密钥与认证的上下文
    func access(_ id: UUID, of card: UUID) async throws -> AttachmentAccess
}

/// 读写一个附件内容要用的：它自己的密钥，别的附件用不上
package struct AttachmentAccess: Sendable, Codable {
    let key: [UInt8]
    let aad: [UInt8]
}
