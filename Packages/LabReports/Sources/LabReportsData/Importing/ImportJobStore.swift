import GRDB
import Kernel
import LabReportsDomain
import Storage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// 导入任务的落盘：每个阶段与它的成果在同一个事务里
struct ImportJobStore: Sendable {
    let store: SQLiteStore
    let outbox: AuditOutbox

    func job(hash: String) async throws -> ImportJob? {
        try await store.read { db in
            try ImportJobRecord.fetchOne(db, sql: "SELECT * FROM import_jobs WHERE document_hash = ?", arguments: [hash])?.toDomain()
        }
    }

    func hash(of id: Int64) async throws -> String? {
        try await store.read { try String.fetchOne($0, sql: "SELECT document_hash FROM import_jobs WHERE id = ?", arguments: [id]) }
    }

    func unfinished() async throws -> [ImportJob] {
        try await store.read { db in
            try ImportJobRecord.fetchAll(db, sql: "SELECT * FROM import_jobs WHERE stage <> 'saved' ORDER BY id").map { try $0.toDomain() }
                .filter { !$0.isFinished }
        }
    }

    // 同一内容已有任务时返回已有的
    func create(
        hash: String, fileName: String, _ options: ImportOptions, audit: @escaping @Sendable (Int64) -> AuditEntry, at time: Timestamp
    )
        async throws -> ImportJob
    {
        let job = try await store.write { db in
            if let existing = try ImportJobRecord.fetchOne(db, sql: "SELECT * FROM import_jobs WHERE document_hash = ?", arguments: [hash])
            {
                return try existing.toDomain()
            }
            let record = try ImportJobRecord(
                id: nil, documentHash: hash, fileName: fileName, createdAt: time.iso8601, stage: .received,
                acceptsWhenClean: options.accept, date: options.date?.iso8601
            ).inserted(db)
            let job = try record.toDomain()
            try AuditOutbox.post(audit(job.id), db)
            return job
        }
        try await outbox.flush()
        return job
    }

    func pages(_ id: Int64) async throws -> [PageText] {
        let text = try await store.read { try String.fetchOne($0, sql: "SELECT pages FROM import_jobs WHERE id = ?", arguments: [id]) }
        return try JSONDecoder().decode([PageText].self, from: Data((text ?? "[]").utf8))
    }

    func recognized(_ id: Int64, _ pages: [PageText], audit: AuditEntry) async throws {
        let text = String(decoding: try JSONEncoder().encode(pages), as: UTF8.self)
        try await advance(id, from: .received, to: .recognized, audit) { db in
            try db.execute(sql: "UPDATE import_jobs SET pages = ? WHERE id = ?", arguments: [text, id])
        }
    }

    func extracted(_ draft: LabReport, audit: AuditEntry) async throws {
        try await advance(draft.id, from: .recognized, to: .extracted, audit) { try DefaultLocalLabReportDataSource.put(draft, $0) }
    }

    // 停在草稿，不再等着自动入历史
    func settle(_ id: Int64) async throws {
        try await store.write { try $0.execute(sql: "UPDATE import_jobs SET accepts_when_clean = 0 WHERE id = ?", arguments: [id]) }
    }

    func accept(_ id: Int64) async throws {
        try await store.write { try $0.execute(sql: "UPDATE import_jobs SET accepts_when_clean = 1 WHERE id = ?", arguments: [id]) }
    }

    func remove(_ id: Int64, audit: AuditEntry) async throws {
        try await store.write { db in
            try db.execute(sql: "DELETE FROM import_jobs WHERE id = ?", arguments: [id])
            try AuditOutbox.post(audit, db)
        }
        try await outbox.flush()
    }

    // 别的进程已经推进过这个任务时什么也不做
    private func advance(
        _ id: Int64, from: ImportJob.Stage, to: ImportJob.Stage, _ audit: AuditEntry, _ body: @escaping @Sendable (Database) throws -> Void
    ) async throws {
        try await store.write { db in
            try db.execute(
                sql: "UPDATE import_jobs SET stage = ? WHERE id = ? AND stage = ?", arguments: [to.rawValue, id, from.rawValue])
            guard db.changesCount == 1 else { return }
            try body(db)
            try AuditOutbox.post(audit, db)
        }
        try await outbox.flush()
    }
}
