public import Kernel
public import LabReportsDomain

/// 检验报告仓库的规则：改动留痕、存疑不悄悄入历史
public final class DefaultLabReportRepository<Local: LocalLabReportDataSource>: LabReportRepository, LocalRepository {
    /// 存放的实体
    public typealias Model = LabReport
    /// 本机数据源
    public let local: Local
    private let clock: any HubClock
    private let interpreter: any ItemInterpreter

    /// 解释者把改过的文字重新读成数值、范围与归属
    public init(local: Local, clock: any HubClock, interpreter: any ItemInterpreter) {
        self.local = local
        self.clock = clock
        self.interpreter = interpreter
    }

    /// 报告概况
    public func summaries(_ status: LabReport.Status, _ request: PageRequest) async throws -> Page<LabReportSummary> {
        try await local.summaries(status, request)
    }

    /// 必须存在的报告
    public func require(_ id: Int64) async throws -> LabReport {
        guard let report = try await local.fetch(id) else { throw AppError.reportNotFound(id) }
        return report
    }

    /// 改一项并留痕
    public func correct(_ id: Int64, item: Int, _ change: ItemChange, by actor: String) async throws -> LabReport {
        let (now, interpreter) = (clock.now, interpreter)
        let audit = AuditEntry.labs("correct", id, by: actor, at: now, ["item": String(item)])
        return try await local.update(id, audit: audit) { try $0.correcting(item, change, by: actor, at: now, interpreter) }
    }

    /// 草稿入历史
    public func save(draft id: Int64, date: CivilDate?, confirmingOpen: Bool, by actor: String) async throws -> LabReport {
        let now = clock.now
        return try await local.update(id, audit: .labs("save", id, by: actor, at: now)) { draft in
            let dated = date.map(draft.dated) ?? draft
            guard confirmingOpen || dated.openItems.isEmpty else { throw AppError.reviewOpen(id, dated.openItems.count) }
            return try dated.saving(at: now, keepingOpen: false)
        }
    }

    /// 丢弃草稿
    public func discard(draft id: Int64, by actor: String) async throws {
        try await local.discard(id, audit: .labs("discard", id, by: actor, at: clock.now))
    }

    /// 历史里某个项目的数值
    public func values(of key: TrendKey, since: CivilDate?, until: CivilDate?) async throws -> [TrendValue] {
        try await local.values(of: key, since: since, until: until)
    }

    /// 历史里某个项目存疑未看的条数
    public func openCount(of key: TrendKey) async throws -> Int { try await local.openCount(of: key) }
}

extension AppError {
    static func reviewOpen(_ id: Int64, _ count: Int) -> AppError {
        .recoverable(
            "REVIEW_OPEN", .data,
            LocalizedText(zh: "报告 \(id) 还有 \(count) 项存疑", en: "Report \(id) has \(count) doubtful item(s)."),
            next: LocalizedText(
                zh: "hub labs review \(id) 逐项看；都对就 hub labs save \(id) --confirm",
                en: "Look with hub labs review \(id); if all are right: hub labs save \(id) --confirm"))
    }
}
