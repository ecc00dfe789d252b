import GRDB
import Kernel
import LabReportsDomain
import Storage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// 业务与审计分属两库：审计先与业务同一事务落在发件箱，再搬到审计库；搬到一半崩溃，下次接着搬，不丢不重
struct AuditOutbox: Sendable {
    let store: SQLiteStore
    let trail: SQLiteAuditTrail
    let checkpoint: @Sendable (String) -> Void

    // 在业务事务里调用
    static func post(_ entry: AuditEntry, _ db: Database) throws {
        let text = String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
        try db.execute(sql: "INSERT INTO audit_outbox (id, entry) VALUES (?, ?)", arguments: [entry.id, text])
    }

    // 业务已经落盘，搬运失败留到下次
    func flush() async throws {
        let entries = try await store.read { db in
            try String.fetchAll(db, sql: "SELECT entry FROM audit_outbox ORDER BY rowid").map {
                try JSONDecoder().decode(AuditEntry.self, from: Data($0.utf8))
            }
        }
        guard !entries.isEmpty else { return }
        checkpoint("outbox")
        try await trail.append(entries)
        checkpoint("audit")
        try await store.write { db in
            for entry in entries { try db.execute(sql: "DELETE FROM audit_outbox WHERE id = ?", arguments: [entry.id]) }
        }
    }
}

extension AuditEntry {
    static func labs(_ action: String, _ report: Int64, by actor: String, at time: Timestamp, _ details: [String: String] = [:])
        -> AuditEntry
    {
        AuditEntry(id: UUID().uuidString, time: time, action: action, subject: "report:\(report)", actor: actor, details: details)
    }
}
