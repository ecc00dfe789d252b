import GRDB
public import Kernel
import Storage
import Synchronization

/// 自有一库的审计，用到才打开；同一条追加两次只留一条
public final class SQLiteAuditTrail: AuditTrail {
    private let path: String
    private let opened = Mutex<SQLiteStore?>(nil)

    /// 库在第一次读写时打开或新建
    public init(path: String) { self.path = path }

    private func store() throws -> SQLiteStore {
        try opened.withLock { store in
            if let store { return store }
            let fresh = try SQLiteStore(path: path, migrations: AuditSchema.migrations)
            store = fresh
            return fresh
        }
    }

    /// 追加一条
    public func append(_ entry: AuditEntry) async throws { try await append([entry]) }

    func append(_ entries: [AuditEntry]) async throws {
        try await store().write { db in
            for entry in entries { try AuditEntryRecord(from: entry).insert(db, onConflict: .ignore) }
        }
    }

    /// 新的在前，一页一页取
    public func entries(subject: String?, _ request: PageRequest) async throws -> Page<AuditEntry> {
        try await store().read { db in
            // 游标是上一页末条的 rowid；新的在前
            let before = request.cursor.flatMap { Int64($0) } ?? .max
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT rowid, * FROM audit_entries WHERE rowid < ? AND (? IS NULL OR subject = ?) ORDER BY rowid DESC LIMIT ?
                    """, arguments: [before, subject, subject, request.limit + 1])
            let shown = rows.prefix(request.limit)
            let items = try shown.map { try AuditEntryRecord(row: $0).toDomain() }
            return Page(items: items, next: rows.count > request.limit ? shown.last.map { String($0["rowid"] as Int64) } : nil)
        }
    }
}
