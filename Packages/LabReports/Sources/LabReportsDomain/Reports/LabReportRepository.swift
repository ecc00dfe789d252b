public import Kernel

/// 检验报告的仓库：草稿、历史与趋势
public protocol LabReportRepository: Repository where Model == LabReport {
    /// 某种状态的报告概况；历史按报告日期新的在前，草稿按导入先后
    func summaries(_ status: LabReport.Status, _ request: PageRequest) async throws -> Page<LabReportSummary>
    /// 必须存在的报告；抛 REPORT_NOT_FOUND
    func require(_ id: Int64) async throws -> LabReport
    /// 改一项并留痕；抛 REPORT_NOT_FOUND、ITEM_NOT_FOUND
    func correct(_ id: Int64, item: Int, _ change: ItemChange, by actor: String) async throws -> LabReport
    /// 草稿入历史；抛 REPORT_NOT_FOUND、ALREADY_SAVED、SAVE_REFUSED、REVIEW_OPEN
    func save(draft id: Int64, date: CivilDate?, confirmingOpen: Bool, by actor: String) async throws -> LabReport
    /// 丢弃草稿；抛 REPORT_NOT_FOUND、ALREADY_SAVED
    func discard(draft id: Int64, by actor: String) async throws
    /// 历史里某个项目的全部数值，按日期升序；有存疑未看的不算在内
    func values(of key: TrendKey, since: CivilDate?, until: CivilDate?) async throws -> [TrendValue]
    /// 某个项目存疑未看的条数
    func openCount(of key: TrendKey) async throws -> Int
}
