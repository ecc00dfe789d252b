package import Foundation
import Kernel
package import VaultDomain

/// 代理那边的附件说明；内容由本进程用它自己的密钥读写
package struct AgentAttachmentDataSource: AttachmentDataSource {
    private let agent: AgentClient

    package init(agent: AgentClient) { self.agent = agent }

    package func attachments(of card: UUID) async throws -> [Attachment] { try list(.attachments(card)) }

    package func matches(_ reference: String) async throws -> [Attachment] { try list(.matchingAttachments(reference)) }

    package func put(_ attachment: Attachment) async throws { _ = try agent.call(.putAttachment(attachment)) }

    package func remove(_ id: UUID) async throws { _ = try agent.call(.removeAttachment(id)) }

    package func access(_ id: UUID, of card: UUID) async throws -> AttachmentAccess {
        guard case .access(let access) = try agent.call(.attachmentAccess(id, card: card)) else { throw AppError.agentUnreachable }
        return access
    }

    private func list(_ request: AgentRequest) throws -> [Attachment] {
        guard case .attachments(let attachments) = try agent.call(request) else { throw AppError.agentUnreachable }
        return attachments
    }
}
