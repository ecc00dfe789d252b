public import Kernel
public import LabReportsDomain

/// 检验报告的本机数据源
public protocol LocalLabReportDataSource: LocalDataSource where Model == LabReport {
    /// 报告概况
    func summaries(_ status: LabReport.Status, _ request: PageRequest) async throws -> Page<LabReportSummary>
    /// 在一个事务里读、改、写并留审计；没有这份报告时抛 REPORT_NOT_FOUND
    func update(_ id: Int64, audit: AuditEntry, _ change: @escaping @Sendable (LabReport) throws -> LabReport) async throws -> LabReport
    /// 删去草稿与它的导入任务并留审计；抛 REPORT_NOT_FOUND、ALREADY_SAVED
    func discard(_ id: Int64, audit: AuditEntry) async throws
    /// 历史里某个项目的数值
    func values(of key: TrendKey, since: CivilDate?, until: CivilDate?) async throws -> [TrendValue]
    /// 历史里某个项目存疑未看的条数
    func openCount(of key: TrendKey) async throws -> Int
}
