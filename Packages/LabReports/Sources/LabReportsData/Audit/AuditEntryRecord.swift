import GRDB
import Kernel
import Storage

/// audit_entries 的一行
struct AuditEntryRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "audit_entries"
    let id: String
    let time: String
    let action: String
    let subject: String
    let actor: String
    let details: [String: String]
}

extension AuditEntryRecord {
    init(from entity: AuditEntry) {
        self.init(
            id: entity.id, time: entity.time.iso8601, action: entity.action, subject: entity.subject, actor: entity.actor,
            details: entity.details)
    }

    func toDomain() -> AuditEntry {
        AuditEntry(
            id: id, time: Timestamp(iso8601: time) ?? Timestamp(milliseconds: 0), action: action, subject: subject, actor: actor,
            details: details)
    }
}

enum AuditSchema {
    static let migrations = [
        Migration("2026-01-createAuditEntries") { db in
            try db.create(table: "audit_entries") { table in
                table.primaryKey("id", .text)
                table.column("time", .text).notNull()
                table.column("action", .text).notNull()
                table.column("subject", .text).notNull()
                table.column("actor", .text).notNull()
                table.column("details", .text).notNull()
            }
            try db.create(indexOn: "audit_entries", columns: ["subject", "time"])
        }
    ]
}
