import GRDB
public import Kernel
public import LabReportsDomain
import Storage

/// SQLite 上的检验报告
public struct DefaultLocalLabReportDataSource: LocalLabReportDataSource {
    private let store: SQLiteStore
    private let outbox: AuditOutbox

    /// 业务库须由 LabReportsStores 打开
    init(store: SQLiteStore, outbox: AuditOutbox) {
        self.store = store
        self.outbox = outbox
    }

    /// 按身份取；没有为 nil
    public func fetch(_ id: Int64) async throws -> LabReport? { try await store.read { try Self.report(id, $0) } }

    /// 取一页
    public func fetchPage(_ request: PageRequest) async throws -> Page<LabReport> { try await store.read { try Self.page(request, $0) } }

    /// 写入或覆盖一批
    public func save(_ models: [LabReport]) async throws {
        try await store.write { db in
            for model in models { try Self.put(model, db) }
        }
    }

    /// 按身份删除一批
    public func delete(_ ids: [Int64]) async throws {
        try await store.write { db in
            for id in ids { try Self.erase(id, db) }
        }
    }

    /// 某一页的持续更新
    public func updates(_ request: PageRequest) -> Updates<Page<LabReport>> { store.observe { try Self.page(request, $0) } }

    /// 报告概况
    public func summaries(_ status: LabReport.Status, _ request: PageRequest) async throws -> Page<LabReportSummary> {
        try await store.read { try LabReportQueries.summaries(status, request, $0) }
    }

    /// 在一个事务里读、改、写并留审计
    public func update(
        _ id: Int64, audit: AuditEntry, _ change: @escaping @Sendable (LabReport) throws -> LabReport
    ) async throws -> LabReport {
        let changed = try await store.write { db in
            guard let report = try Self.report(id, db) else { throw AppError.reportNotFound(id) }
            let changed = try change(report)
            try Self.put(changed, db)
            if changed.status == .saved {
                try db.execute(sql: "UPDATE import_jobs SET stage = ? WHERE id = ?", arguments: [ImportJob.Stage.saved.rawValue, id])
            }
            try AuditOutbox.post(audit, db)
            return changed
        }
        try await outbox.flush()
        return changed
    }

    /// 丢弃草稿
    public func discard(_ id: Int64, audit: AuditEntry) async throws {
        try await store.write { db in
            guard let report = try Self.report(id, db) else { throw AppError.reportNotFound(id) }
            guard report.status == .draft else { throw AppError.discardSaved(id) }
            try Self.erase(id, db)
            try AuditOutbox.post(audit, db)
        }
        try await outbox.flush()
    }

    /// 历史里某个项目的数值
    public func values(of key: TrendKey, since: CivilDate?, until: CivilDate?) async throws -> [TrendValue] {
        try await store.read { try LabReportQueries.values(of: key, since: since, until: until, $0) }
    }

    /// 历史里某个项目存疑未看的条数
    public func openCount(of key: TrendKey) async throws -> Int { try await store.read { try LabReportQueries.openCount(of: key, $0) } }

    static func put(_ report: LabReport, _ db: Database) throws {
        try LabReportRecord(from: report).upsert(db)
        try db.execute(sql: "DELETE FROM lab_items WHERE lab_report_id = ?", arguments: [report.id])
        for item in report.items { try LabItemRecord(from: item, report: report.id).insert(db) }
    }

    private static func report(_ id: Int64, _ db: Database) throws -> LabReport? {
        try LabReportRecord.fetchOne(db, key: id).map { try whole($0, db) }
    }

    private static func whole(_ record: LabReportRecord, _ db: Database) throws -> LabReport {
        let items = try LabItemRecord.fetchAll(
            db, sql: "SELECT * FROM lab_items WHERE lab_report_id = ? ORDER BY number", arguments: [record.id])
        return try record.toDomain(items: items.map { $0.toDomain() })
    }

    private static func page(_ request: PageRequest, _ db: Database) throws -> Page<LabReport> {
        let after = request.cursor.flatMap { Int64($0) } ?? 0
        let records = try LabReportRecord.fetchAll(
            db, sql: "SELECT * FROM lab_reports WHERE id > ? ORDER BY id LIMIT ?", arguments: [after, request.limit + 1])
        let shown = records.prefix(request.limit)
        return Page(
            items: try shown.map { try whole($0, db) }, next: records.count > request.limit ? shown.last.map { String($0.id) } : nil)
    }

    // 任务一并删去，同一文件才能重新导入
    private static func erase(_ id: Int64, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM lab_reports WHERE id = ?", arguments: [id])
        try db.execute(sql: "DELETE FROM import_jobs WHERE id = ?", arguments: [id])
    }
}

extension AppError {
    static func reportNotFound(_ id: Int64) -> AppError {
        .recoverable(
            "REPORT_NOT_FOUND", .inputMissing, LocalizedText(zh: "没有编号为 \(id) 的报告", en: "There is no report \(id)."),
            next: LocalizedText(zh: "hub labs list 与 hub labs drafts 列出编号", en: "hub labs list and hub labs drafts show the numbers."))
    }

    static func discardSaved(_ id: Int64) -> AppError {
        .userFacing(
            "ALREADY_SAVED", .data, LocalizedText(zh: "报告 \(id) 已在历史里，不是草稿", en: "Report \(id) is in the history, not a draft."))
    }
}
