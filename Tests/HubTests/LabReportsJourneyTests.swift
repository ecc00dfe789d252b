import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("检验报告：从文件到趋势")
struct LabReportsJourneyTests {
    private let hub = HubProcess()

    @Test func 文字PDF导入入历史并画出趋势() async throws {
        let imported = try await hub.run("labs", "import", HubProcess.example("zh-report.pdf"), "--accept")
        #expect(imported.status == 0, "\(imported.errors)")
        let list = try await hub.json("labs", "list")["items"] as? [[String: Any]]
        #expect(list?.first?["reportDate"] as? String == "2023-09-10")
        #expect(list?.first?["itemCount"] as? Int == 18)
        let plot = hub.home.file("trend.svg")
        let trend = try await hub.run("labs", "trend", "GLU", "--plot", plot)
        #expect(trend.status == 0 && trend.output.contains("3.99") && trend.output.contains("●"), "\(trend.errors)")
        let svg = try String(contentsOfFile: plot, encoding: .utf8)
        #expect(svg.contains("葡萄糖") && svg.contains("2023-09-10"))
        #expect(XMLParser(data: Data(svg.utf8)).parse())
    }

    @Test(.enabled(if: HubProcess.hasOCR, "没有 hub-ocr：跑 tools/test")) func 扫描件导入入历史() async throws {
        let imported = try await hub.run("labs", "import", HubProcess.example("zh-scan.jpg"), "--accept")
        #expect(imported.status == 0, "\(imported.errors)")
        let report = try await hub.json("labs", "show", "1")
        #expect(report["status"] as? String == "saved")
        #expect(report["reportDate"] as? String == "2021-08-28")
        let items = report["items"] as? [[String: Any]] ?? []
        let glucose = items.first { ($0["analyte"] as? [String: Any])?["id"] as? String == "GLU" }
        #expect(glucose?["value"] as? String == "7.63")
        #expect(glucose?["flag"] as? String == "H")
        #expect(items.count >= 20)
    }

    @Test func 草稿复核更正保存与丢弃() async throws {
        _ = try await hub.run("labs", "import", HubProcess.example("zh-report.pdf"))
        let drafts = try await hub.run("labs", "drafts", "--quiet")
        #expect(drafts.output == "1\n")
        let corrected = try await hub.run("labs", "correct", "1", "1", "--value", "41.5", "--json")
        #expect(corrected.status == 0 && corrected.output.contains("41.5"))
        #expect(try await hub.run("labs", "review", "1").status == 0)
        let saved = try await hub.run("labs", "save", "1", "--confirm")
        #expect(saved.status == 0, "\(saved.errors)")
        let discard = try await hub.run("labs", "discard", "1", "--force")
        #expect(discard.status == 65 && discard.errors.contains("[ALREADY_SAVED]"))
    }

    @Test func 没有终端时丢弃要明说() async throws {
        _ = try await hub.run("labs", "import", HubProcess.example("zh-report.pdf"))
        let refused = try await hub.run("labs", "discard", "1")
        #expect(refused.status == 64 && refused.errors.contains("--force"))
        #expect(try await hub.run("labs", "discard", "1", "--dry-run").status == 0)
        #expect(try await hub.run("labs", "drafts", "-q").output == "1\n")
        #expect(try await hub.run("labs", "discard", "1", "--force").status == 0)
        #expect(try await hub.run("labs", "drafts", "-q").output.isEmpty)
    }

    @Test func 重复导入什么也不做() async throws {
        for _ in 0..<2 { #expect(try await hub.run("labs", "import", HubProcess.example("zh-report.pdf"), "--accept").status == 0) }
        #expect(try await hub.run("labs", "list", "-q").output == "1\n")
    }

    @Test func 标准输入与多个文件() async throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: HubProcess.example("zh-report.pdf"))))
        #expect(try await hub.run(["labs", "import", "-", "--accept"], input: bytes).status == 0)
        let mixed = try await hub.run(
            "labs", "import", HubProcess.example("zh-two-columns.pdf"), "/nowhere.pdf", "--accept")
        #expect(mixed.status == 66 && mixed.errors.contains("[FILE_NOT_FOUND]"))
        #expect(try await hub.run("labs", "list", "-q").output.split(separator: "\n").count == 2)
    }

    @Test func 不认得的项目给出提示() async throws {
        _ = try await hub.run("labs", "import", HubProcess.example("zh-report.pdf"), "--accept")
        let result = try await hub.run("labs", "trend", "NOSUCH")
        #expect(result.status == 66 && result.errors.contains("[ANALYTE_UNKNOWN]"))
    }

    @Test func 健康数据不进事件与日志() async throws {
        _ = try await hub.run("labs", "import", HubProcess.example("zh-report.pdf"), "--accept")
        let events = try String(contentsOfFile: hub.home.file("state/events.jsonl"), encoding: .utf8)
        #expect(events.contains("\"import\"") && events.contains("\"save\""))
        for canary in ["葡萄糖", "3.99", "mmol", "zh-report"] { #expect(!events.contains(canary)) }
    }
}
