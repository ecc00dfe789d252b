import Kernel
import LabReportsDomain
import Testing

@Suite("检验报告的规则")
struct LabReportTests {
    // 2025-06-15T23:30:00Z
    private let now = Timestamp(milliseconds: 1_750_030_200_000)

    private func draft(date: String?, issues: [ReviewIssue] = [], items: [ExtractedItem]? = nil, given: CivilDate? = nil) -> LabReport {
        let glucose = ExtractedItem(name: "葡萄糖", value: "5.6", number: 5.6, unit: "mmol/L", referenceRange: "3.9-6.1", analyteID: "UGLU")
        let read = ExtractedReport(reportDate: date, items: items ?? [glucose], issues: issues)
        return LabReport(draft: 1, from: read, date: given, fileName: "a.pdf", importedAt: now)
    }

    @Test(arguments: [
        ("2025-06-15", []), ("2025-06-16", []), ("2025-06-17", [ReviewIssue.dateImpossible]), ("2094-01-01", [.dateImpossible]),
        (nil, [.dateMissing]),
    ])
    func 将来的日期不可能而时差一天可以(date: String?, expected: [ReviewIssue]) {
        #expect(draft(date: date).issues == expected)
        #expect(draft(date: date).blockingIssues(at: now) == expected)
    }

    @Test func 日期不可能时不再说没有日期() {
        #expect(draft(date: nil, issues: [.dateImpossible]).blockingIssues(at: now) == [.dateImpossible])
    }

    @Test func 人给的日期消去关于日期的提示() throws {
        let day = try #require(CivilDate(iso8601: "2025-06-01"))
        #expect(draft(date: nil, issues: [.dateImpossible], given: day).blockingIssues(at: now).isEmpty)
        let dated = draft(date: nil, issues: [.dateMissing]).dated(day)
        #expect(dated.blockingIssues(at: now).isEmpty)
        #expect(dated.blockingIssues(at: Timestamp(milliseconds: 0)) == [.dateImpossible])
    }

    @Test func 没有条目或两位病人的不能入历史() {
        for refused in [draft(date: "2025-06-01", items: []), draft(date: "2025-06-01", issues: [.severalPatients])] {
            #expect(throws: AppError.self) { try refused.saving(at: now, keepingOpen: true) }
        }
    }

    @Test func 存疑的条目留到看过() throws {
        let doubtful = ExtractedItem(name: "钾", value: "41", number: 41, issues: [.implausible])
        let report = draft(date: "2025-06-01", items: [doubtful])
        #expect(try report.saving(at: now, keepingOpen: true).openItems.count == 1)
        #expect(try report.saving(at: now, keepingOpen: false).openItems.isEmpty)
    }

    @Test func 只改值时归属不变() throws {
        let fixed = try draft(date: "2025-06-01").correcting(1, ItemChange(value: "6.5"), by: "t", at: now, DictionaryInterpreter())
        let item = try #require(fixed.items.first).current
        #expect(item.analyteID == "UGLU" && item.number == 6.5 && item.computedFlag == .high)
        let renamed = try fixed.correcting(1, ItemChange(name: "钾"), by: "t", at: now, DictionaryInterpreter())
        #expect(renamed.items.first?.current.analyteID == "K")
    }
}
