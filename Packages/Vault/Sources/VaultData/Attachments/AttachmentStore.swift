import Crypto
package import Foundation
import GRDB
import Kernel
import Storage
package import VaultDomain

/// 开着的库里附件的说明与密钥；内容在旁边的文件里
package struct AttachmentStore: AttachmentDataSource {
    let store: SQLiteStore
    let keys: VaultKeys

    /// 一张卡片的附件，先加的在前
    package func attachments(of card: UUID) async throws -> [Attachment] {
        let keys = keys
        return try await store.read { db in
            let rows = try Row.fetchAll(db, sql: "SELECT id, sealed FROM attachments WHERE card_id = ?", arguments: [card.bytes])
            return try rows.map { try Attachment(sealed: $0[1], id: UUID(bytes: $0[0]), card: card, keys) }
                .sorted { ($0.createdAt, $0.id.uuidString) < ($1.createdAt, $1.id.uuidString) }
        }
    }

    /// 身份以它开头（至少四位）的附件，最多两个
    package func matches(_ reference: String) async throws -> [Attachment] {
        let (keys, prefix) = (keys, reference.uppercased().filter { $0 != "-" })
        guard prefix.count >= 4, prefix.allSatisfy(\.isHexDigit) else { return [] }
        return try await store.read { db in
            let sql = "SELECT id, card_id, sealed FROM attachments WHERE hex(id) LIKE ? LIMIT 2"
            return try Row.fetchAll(db, sql: sql, arguments: [prefix + "%"]).map {
                try Attachment(sealed: $0[2], id: UUID(bytes: $0[0]), card: UUID(bytes: $0[1]), keys)
            }
        }
    }

    /// 记下或换掉说明；卡片不在抛 CARD_NOT_FOUND
    package func put(_ attachment: Attachment) async throws {
        let keys = keys
        try await store.write { db in
            let card = attachment.cardID.bytes
            guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM cards WHERE id = ?)", arguments: [card]) == true else {
                throw AppError.cardNotFound(attachment.cardID.uuidString)
            }
            var rows = try SealedRows(db, keys)
            try rows.put(.attachments, attachment.id, attachment.sealed(keys), columns: ["card_id": card])
            _ = try rows.finish()
        }
    }

    /// 删除说明
    package func remove(_ id: UUID) async throws {
        let keys = keys
        try await store.write { db in
            var rows = try SealedRows(db, keys)
            try rows.remove(.attachments, id)
            _ = try rows.finish()
        }
    }

    /// 一个附件的文件密钥与认证的上下文
    package func access(_ id: UUID, of card: UUID) -> AttachmentAccess {
        AttachmentAccess(
            key: keys.file(id).withUnsafeBytes { Array($0) }, aad: keys.context.bytes(.attachment, card, id) + Array("content".utf8))
    }
}
