import Foundation
import Kernel
import VaultDomain

/// 问代理的一句话；密码不在里面，另外成帧
enum AgentRequest: Codable, Sendable {
    case status
    case setUp
    case unlock
    case lock
    case changePassword
    case stop
    case fetch(UUID)
    case matches(String)
    case summaries(CardFilter, limit: Int, cursor: String?)
    case save([CardDTO])
    case replace(CardDTO, revision: Int)
    case delete([UUID])
    case versions(UUID)
    case attachments(UUID)
    case matchingAttachments(String)
    case putAttachment(Attachment)
    case removeAttachment(UUID)
    case attachmentAccess(UUID, card: UUID)

    /// 随后还有几个密码帧
    var secrets: Int {
        switch self {
        case .setUp, .unlock: 1
        case .changePassword: 2
        default: 0
        }
    }
}

/// 代理的回答
enum AgentReply: Codable, Sendable {
    case done
    case status(VaultStatus)
    case ids([UUID])
    case cards([CardDTO])
    case summaries([CardSummary], next: String?)
    case attachments([Attachment])
    case access(AttachmentAccess)
    case failed(AppErrorDTO)
}

/// 卡片在套接字上的样子
struct CardDTO: DTOConvertible {
    struct Field: Codable {
        let id: UUID
        let key, label, value: String
        let kind: FieldKind
        let isRequired: Bool
    }

    let summary: CardSummary
    let createdAt: Timestamp
    let fields: [Field]
}

extension CardDTO {
    init(_ card: Card) {
        summary = CardSummary(card)
        createdAt = card.createdAt
        fields = card.fields.map {
            Field(id: $0.id, key: $0.key, label: $0.label, value: $0.value, kind: $0.kind, isRequired: $0.isRequired)
        }
    }

    func toEntity() -> Card {
        Card(
            id: summary.id, title: summary.title, group: summary.group, template: summary.template,
            fields: fields.map {
                CardField(id: $0.id, key: $0.key, label: $0.label, value: $0.value, kind: $0.kind, isRequired: $0.isRequired)
            },
            tags: summary.tags, isPinned: summary.isPinned, createdAt: createdAt, modifiedAt: summary.modifiedAt,
            revision: summary.revision)
    }
}

/// 错误在套接字上的样子
struct AppErrorDTO: Codable, Sendable {
    let code: String
    let tier: ErrorTier
    let kind: ErrorKind
    let message: LocalizedText
    let next: LocalizedText?

    init(_ error: any Error) {
        let error = error as? AppError ?? .system("INTERNAL", .internalFailure, LocalizedText(zh: "代理出了错", en: "The agent failed."))
        (code, tier, kind, message, next) = (error.code, error.tier, error.kind, error.message, error.next)
    }

    var error: AppError {
        switch tier {
        case .userFacing: .userFacing(code, kind, message, next: next)
        case .recoverable: .recoverable(code, kind, message, next: next ?? message)
        case .system: .system(code, kind, message, next: next)
        }
    }
}
