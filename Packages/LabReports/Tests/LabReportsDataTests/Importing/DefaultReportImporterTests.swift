import Kernel
import LabReportsData
import LabReportsDomain
import TestSupport
import Testing

@Suite("导入流水线")
struct DefaultReportImporterTests {
    @Test func 默认停在草稿并留下审计() async throws {
        let world = try await World()
        let outcome = try await world.importer().importDocument(try world.pdf(), ImportOptions())
        #expect(outcome.report.status == .draft)
        #expect(outcome.report.items.map(\.current.name) == ["葡萄糖", "本院自测项"])
        #expect(try await world.repository.require(outcome.report.id) == outcome.report)
        #expect(try await world.actions() == ["import", "read", "extract"])
    }

    @Test func 直接入历史() async throws {
        let world = try await World()
        let outcome = try await world.importer().importDocument(try world.pdf(), ImportOptions(accept: true))
        #expect(outcome.report.status == .saved)
        #expect(outcome.report.savedAt == world.clock.now)
        #expect(try await world.repository.values(of: .analyte("GLU"), since: nil, until: nil).map(\.number) == [5.6])
    }

    @Test func 同一内容换个名字也只导入一次() async throws {
        let world = try await World()
        let bytes = Array("%PDF-1.4 same".utf8)
        let first = try await world.importer().importDocument(.bytes(bytes, name: "a.pdf"), ImportOptions())
        let second = try await world.importer().importDocument(.bytes(bytes, name: "b.pdf"), ImportOptions())
        #expect(!first.isRepeat && second.isRepeat)
        #expect(second.report.id == first.report.id)
        #expect(try await world.repository.summaries(.draft, PageRequest()).items.count == 1)
    }

    @Test func 重复导入时补上入历史() async throws {
        let world = try await World()
        _ = try await world.importer().importDocument(try world.pdf(), ImportOptions())
        let again = try await world.importer().importDocument(try world.pdf(), ImportOptions(accept: true))
        #expect(again.isRepeat)
        #expect(again.report.status == .saved)
    }

    @Test func 没有日期的不悄悄入历史() async throws {
        let world = try await World()
        let outcome = try await world.importer(.sample(date: nil)).importDocument(try world.pdf(), ImportOptions(accept: true))
        #expect(outcome.refusal?.code == "SAVE_REFUSED")
        #expect(outcome.report.status == .draft)
        #expect(try await world.importer().unfinished().isEmpty)
        let dated = try await world.repository.save(
            draft: outcome.report.id, date: CivilDate(iso8601: "2025-01-02"), confirmingOpen: false, by: "tester")
        #expect(dated.reportDate?.iso8601 == "2025-01-02")
    }

    @Test func 人给的日期盖过读出的() async throws {
        let world = try await World()
        let date = CivilDate(iso8601: "2024-12-31")
        let outcome = try await world.importer(.sample(date: nil)).importDocument(try world.pdf(), ImportOptions(accept: true, date: date))
        #expect(outcome.report.reportDate == date)
        #expect(outcome.report.status == .saved)
    }

    @Test func 存疑的条目入历史而不进趋势() async throws {
        let world = try await World()
        let outcome = try await world.importer(.sample(doubtful: true)).importDocument(try world.pdf(), ImportOptions(accept: true))
        #expect(outcome.report.openItems.map(\.id) == [1])
        #expect(try await world.repository.values(of: .analyte("GLU"), since: nil, until: nil).isEmpty)
        #expect(try await world.repository.openCount(of: .analyte("GLU")) == 1)
    }

    @Test func 读不了的文件不留任务() async throws {
        let world = try await World()
        let failure = AppError.userFacing("PDF_ENCRYPTED", .data, LocalizedText(zh: "加密", en: "encrypted"))
        let importer = world.importer(reader: FixedReader(failure: failure))
        #expect(await code { _ = try await importer.importDocument(try world.pdf(), ImportOptions()) } == "PDF_ENCRYPTED")
        #expect(try await importer.unfinished().isEmpty)
        #expect(try await world.actions() == ["import", "import-refused"])
    }

    @Test func 缺工具时任务留着装好就能做完() async throws {
        let world = try await World()
        let missing = AppError.recoverable(
            "OCR_TOOL_MISSING", .unavailable, LocalizedText(zh: "缺", en: "missing"), next: LocalizedText(zh: "装", en: "install"))
        let broken = world.importer(reader: FixedReader(failure: missing))
        #expect(await code { _ = try await broken.importDocument(try world.pdf(), ImportOptions(accept: true)) } == "OCR_TOOL_MISSING")
        let jobs = try await world.importer().unfinished()
        #expect(jobs.map(\.stage) == [.received])
        #expect(try await world.importer().resume(jobs[0]).report.status == .saved)
        #expect(try await world.importer().unfinished().isEmpty)
    }

    @Test(arguments: [
        ("", "FILE_EMPTY"), ("plain text, no magic", "FILE_TYPE_UNSUPPORTED"), ("RIFF\0\0\0\0WEBPVP8 ", "FILE_TYPE_UNSUPPORTED"),
    ])
    func 坏内容各有其错(content: String, expected: String) async throws {
        let world = try await World()
        let path = try world.directory.write(content.utf8, to: "x.png")
        for source in [ImportSource.file(path), .bytes(Array(content.utf8), name: "-")] {
            #expect(await code { _ = try await world.importer().importDocument(source, ImportOptions()) } == expected)
        }
        #expect(try await world.actions().isEmpty)
    }

    @Test func 没有的文件与目录() async throws {
        let world = try await World()
        #expect(await code { _ = try await world.importer().importDocument(.file("/nowhere.pdf"), ImportOptions()) } == "FILE_NOT_FOUND")
        let folder = ImportSource.file(world.directory.path)
        #expect(await code { _ = try await world.importer().importDocument(folder, ImportOptions()) } == "FILE_IS_DIRECTORY")
    }
}
