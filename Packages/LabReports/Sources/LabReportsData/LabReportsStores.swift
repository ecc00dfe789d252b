import Kernel
import LabReportsDomain
import Storage

/// 本功能的数据之家：业务库、审计库、原件目录，打开一次共用
public struct LabReportsStores: Sendable {
    /// 审计
    public let audit: SQLiteAuditTrail
    /// 检验报告的本机数据源
    public let reports: DefaultLocalLabReportDataSource
    let jobs: ImportJobStore
    let documents: DocumentStore
    let database: SQLiteStore

    /// 打开或新建；上次没搬完的审计接着搬；checkpoint 在审计搬运的每一步调用，故障测试由此下手
    public init(directory: String, checkpoint: @escaping @Sendable (String) -> Void = { _ in }) async throws {
        database = try SQLiteStore(path: directory + "/reports.sqlite", migrations: LabReportsSchema.migrations)
        audit = SQLiteAuditTrail(path: directory + "/audit.sqlite")
        let outbox = AuditOutbox(store: database, trail: audit, checkpoint: checkpoint)
        reports = DefaultLocalLabReportDataSource(store: database, outbox: outbox)
        jobs = ImportJobStore(store: database, outbox: outbox)
        documents = DocumentStore(directory: directory + "/documents")
        try await outbox.flush()
    }

    /// 是否已有数据
    public static func exists(in directory: String) -> Bool { PrivateFile.exists(directory + "/reports.sqlite") }

    /// 原子地写出一个文件，如图
    public static func write(_ bytes: [UInt8], to path: String) throws { try PrivateFile.write(bytes, to: path) }

    /// 完整性自检
    public func check() async throws { try await database.check() }

    /// 报告原件的绝对路径；原件已不在为 nil
    public func documentPath(of report: Int64) async throws -> String? { try await jobs.hash(of: report).map(documents.path) }
}
