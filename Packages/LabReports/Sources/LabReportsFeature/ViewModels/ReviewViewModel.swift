import Kernel
import LabReportsDomain
import Observation

/// 复核屏：一份报告与正在看的一项
@MainActor @Observable
final class ReviewViewModel {
    private(set) var report: LabReport?
    private(set) var skipped: Set<Int> = []
    private let repository: any LabReportRepository
    private let actor: String

    init(repository: any LabReportRepository, actor: String) {
        self.repository = repository
        self.actor = actor
    }

    /// 正在看的一项；都看过了为 nil
    var current: LabItem? { report?.openItems.first { !skipped.contains($0.id) } }

    /// 取报告；不指定时取最早的草稿，没有为 false
    func load(_ id: Int64?) async throws -> Bool {
        guard let id else {
            let drafts = try await repository.summaries(.draft, PageRequest(limit: 10_000)).items
            guard let first = drafts.map(\.id).min() else { return false }
            return try await load(first)
        }
        report = try await repository.require(id)
        return true
    }

    /// 照读出的认定，或改成新值
    func settle(_ item: LabItem, value: String?) async throws {
        guard let report else { return }
        self.report = try await repository.correct(report.id, item: item.id, ItemChange(value: value), by: actor)
        // 新值仍读不懂就留到下次，不在原地打转
        if self.report?.openItems.contains(where: { $0.id == item.id }) == true { skipped.insert(item.id) }
    }

    /// 这次先不看
    func skip(_ item: LabItem) { skipped.insert(item.id) }
}
