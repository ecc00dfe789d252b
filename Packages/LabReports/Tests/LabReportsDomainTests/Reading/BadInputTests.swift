import Kernel
import LabReportsDomain
import Testing

@Suite("坏输入")
struct BadInputTests {
    private static let header = "项目名称|结果|单位|参考区间"
    private static let columns: [Double] = [30, 180, 250, 320]

    private func table(_ rows: String...) -> PageText {
        var page = PageSketch()
        page.line((30, "姓名：某某"), (200, "报告日期：2023-01-09"))
        page.table(Self.columns, [Self.header] + rows)
        return page.page()
    }

    @Test func 没有词的页没有表格() async throws {
        let report = try await read(PageSketch().page())
        #expect(report.items.isEmpty)
        #expect(report.issues.contains(.noTable))
    }

    @Test func 一封信里没有表格() async throws {
        var page = PageSketch()
        for text in ["亲爱的用户：", "您好，您于 2023 年 5 月的体检已经完成，请于 3 个工作日内领取报告。", "地址：示例路 100 号 3 楼", "电话：010-12345678"] { page.line((40, text)) }
        let report = try await read(page.page())
        #expect(report.items.isEmpty)
        #expect(report.issues.contains(.noTable))
    }

    @Test func 两位病人() async throws {
        var second = PageSketch()
        second.line((30, "姓名：另一位"), (200, "报告日期：2023-01-09"))
        second.table(Self.columns, [Self.header, "白蛋白|44|g/L|40-55"])
        let report = try await read(table("总蛋白|70|g/L|65-85"), second.page(2))
        #expect(report.issues.contains(.severalPatients))
        #expect(try await !read(table("总蛋白|70|g/L|65-85"), table("白蛋白|44|g/L|40-55")).issues.contains(.severalPatients))
    }

    @Test(arguments: [
        ("2023-13-45", ReviewIssue.dateImpossible), ("2023-02-30", .dateImpossible), ("1850-01-01", .dateImpossible), ("", .dateMissing),
    ])
    func 不可能与缺失的日期(text: String, issue: ReviewIssue) async throws {
        var page = PageSketch()
        page.line((30, "报告日期：" + text))
        page.table(Self.columns, [Self.header, "总蛋白|70|g/L|65-85"])
        let report = try await read(page.page())
        #expect(report.reportDate == nil)
        #expect(report.issues == [issue])
    }

    @Test func 将来的日期只在知道今天时带提示() async throws {
        let page = table("总蛋白|70|g/L|65-85")
        func read(_ today: String?) async throws -> ExtractedReport {
            try await OfflineExtractor(today: today.flatMap { CivilDate(iso8601: $0) }).extract(DocumentText(pages: [page]))
        }
        #expect(try await read(nil).reportDate == "2023-01-09")
        #expect(try await read("2023-01-08").reportDate == "2023-01-09")
        let early = try await read("2022-12-31")
        #expect(early.reportDate == "2023-01-09")
        #expect(early.issues == [.dateImpossible])
    }

    @Test func 日月次序由今天与别处的日期定() async throws {
        var page = PageSketch()
        page.line((30, "Collected: 25/03/2021"), (250, "Reported: 04/05/2021"))
        page.table(Self.columns, ["Test|Result|Units|Reference Range", "Ferritin|30|ng/mL|16-154"])
        #expect(try await read(page.page()).reportDate == "2021-05-04")
    }

    @Test func 读不懂的值留着并提示() async throws {
        let report = try await read(table("总蛋白|5..6|g/L|65-85", "白蛋白|44|g/L|40-55"))
        #expect(lines(report) == ["总蛋白|5..6|g/L|65-85|", "白蛋白|44|g/L|40-55|"])
        #expect(report.items[0].number == nil)
        #expect(report.items[0].issues.contains(.valueUnreadable))
    }

    @Test func 同一项目两次() async throws {
        let report = try await read(table("总蛋白|70|g/L|65-85", "白蛋白|44|g/L|40-55", "总蛋白|71|g/L|65-85"))
        #expect(report.items.map { $0.issues.contains(.duplicateItem) } == [true, false, true])
    }

    @Test func 印出的标志与范围不符() async throws {
        let report = try await read(table("总蛋白|70 ↑|g/L|65-85", "白蛋白|30|g/L|40-55", "球蛋白|19 ↓|g/L|20-40"))
        #expect(report.items.map { $0.issues.contains(.flagDisagrees) } == [true, true, false])
        #expect(report.items.map(\.flag) == [.high, nil, .low])
        #expect(report.items.map(\.computedFlag) == [nil, .low, .low])
    }

    @Test func 不在词典里的项目留下并标明() async throws {
        let report = try await read(table("某种新项目|70|g/L|65-85", "白蛋白|44|g/L|40-55"))
        #expect(report.items.map(\.name) == ["某种新项目", "白蛋白"])
        #expect(report.items.map { $0.issues } == [[.unmapped], []])
        #expect(report.items[0].analyteID == nil)
    }
}
