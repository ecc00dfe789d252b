import Kernel
import LabReportsData
import LabReportsDomain
import TestSupport
import Testing

@Suite("检验报告仓库")
struct DefaultLabReportRepositoryTests {
    private func draft(_ world: World, _ report: ExtractedReport = .sample(doubtful: true), _ name: String = "1") async throws -> LabReport
    {
        try await world.importer(report).importDocument(try world.pdf(name), ImportOptions()).report
    }

    @Test func 更正保留读出的原样并留痕() async throws {
        let world = try await World()
        let id = try await draft(world).id
        let corrected = try await world.repository.correct(id, item: 1, ItemChange(value: "6.5"), by: "tester")
        let item = try #require(corrected.items.first)
        #expect(item.reading.value == "5.6" && item.current.value == "6.5")
        #expect(item.corrections.map(\.actor) == ["tester"])
        #expect(!item.isOpen)
        #expect(try await world.repository.require(id) == corrected)
        #expect(try await world.actions().last == "correct")
    }

    @Test func 改成读不懂的值仍然存疑() async throws {
        let world = try await World()
        let id = try await draft(world).id
        let corrected = try await world.repository.correct(id, item: 1, ItemChange(value: "5..6"), by: "tester")
        #expect(corrected.items[0].isOpen)
        #expect(await code { _ = try await world.repository.save(draft: id, date: nil, confirmingOpen: false, by: "t") } == "REVIEW_OPEN")
    }

    @Test func 看过才入历史() async throws {
        let world = try await World()
        let id = try await draft(world).id
        #expect(await code { _ = try await world.repository.save(draft: id, date: nil, confirmingOpen: false, by: "t") } == "REVIEW_OPEN")
        let saved = try await world.repository.save(draft: id, date: nil, confirmingOpen: true, by: "t")
        #expect(saved.openItems.isEmpty)
        #expect(await code { _ = try await world.repository.save(draft: id, date: nil, confirmingOpen: true, by: "t") } == "ALREADY_SAVED")
    }

    @Test func 丢弃之后可以重新导入() async throws {
        let world = try await World()
        let id = try await draft(world).id
        try await world.repository.discard(draft: id, by: "t")
        #expect(try await world.repository.get(id) == nil)
        let again = try await draft(world)
        #expect(again.id > id)
        #expect(await code { try await world.repository.discard(draft: id, by: "t") } == "REPORT_NOT_FOUND")
    }

    @Test func 历史里的不能丢弃() async throws {
        let world = try await World()
        let id = try await draft(world).id
        _ = try await world.repository.save(draft: id, date: nil, confirmingOpen: true, by: "t")
        #expect(await code { try await world.repository.discard(draft: id, by: "t") } == "ALREADY_SAVED")
    }

    @Test func 没有的报告与条目() async throws {
        let world = try await World()
        let id = try await draft(world).id
        #expect(await code { _ = try await world.repository.require(99) } == "REPORT_NOT_FOUND")
        #expect(await code { _ = try await world.repository.correct(id, item: 9, ItemChange(), by: "t") } == "ITEM_NOT_FOUND")
    }

    @Test func 概况按日期新的在前并能翻页() async throws {
        let world = try await World()
        let dates = ["2024-05-01", "2025-01-01", "2023-01-01", "2025-01-01"]
        for (index, date) in dates.enumerated() {
            let report = try await draft(world, .sample(date: date, glucose: index == 1 ? 7.7 : 5), String(index))
            _ = try await world.repository.save(draft: report.id, date: nil, confirmingOpen: true, by: "t")
        }
        let first = try await world.repository.summaries(.saved, PageRequest(limit: 3))
        #expect(first.items.map { $0.reportDate?.iso8601 } == ["2025-01-01", "2025-01-01", "2024-05-01"])
        #expect(first.items.map(\.abnormalCount).sorted() == [0, 0, 1])
        #expect(first.items[0].id > first.items[1].id)
        let second = try await world.repository.summaries(.saved, PageRequest(limit: 3, cursor: first.next))
        #expect(second.items.map { $0.reportDate?.iso8601 } == ["2023-01-01"])
        #expect(second.next == nil)
    }

    @Test func 趋势按日期升序并可截取() async throws {
        let world = try await World()
        for (index, date) in ["2024-05-01", "2023-01-01", "2025-01-01"].enumerated() {
            let report = try await draft(world, .sample(date: date, glucose: Double(index) + 4), String(index))
            _ = try await world.repository.save(draft: report.id, date: nil, confirmingOpen: true, by: "t")
        }
        #expect(try await world.repository.values(of: .analyte("GLU"), since: nil, until: nil).map(\.number) == [5, 4, 6])
        let since = CivilDate(iso8601: "2024-01-01")
        #expect(try await world.repository.values(of: .analyte("GLU"), since: since, until: nil).map(\.number) == [4, 6])
        #expect(try await world.repository.values(of: .name("葡萄糖"), since: nil, until: since).map(\.number) == [5])
    }

    @Test func 草稿不进趋势() async throws {
        let world = try await World()
        _ = try await draft(world, .sample())
        #expect(try await world.repository.values(of: .analyte("GLU"), since: nil, until: nil).isEmpty)
    }
}
