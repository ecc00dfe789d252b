import Foundation
import Subprocess
import TestSupport
import Testing

@Suite("在每个落盘点 kill -9")
struct KillTests {
    @Test(arguments: ["stored", "received", "recognized", "extracted", "saved", "outbox", "audit"])
    func 不丢不重(point: String) async throws {
        let hub = HubProcess()
        let file = HubProcess.example("zh-report.pdf")
        let killed = try await hub.run("labs", "import", file, "--accept", killAt: point)
        #expect(killed.wasKilled && killed.status == SIGKILL)
        let resumed = try await hub.run("labs", "resume")
        #expect(resumed.status == 0, "\(resumed.errors)")
        // 再导入一次也只有一份
        #expect(try await hub.run("labs", "import", file, "--accept").status == 0)
        #expect(try await hub.run("labs", "list", "-q").output == "1\n")
        #expect(try await hub.run("labs", "drafts", "-q").output.isEmpty)
        let items = try await hub.json("labs", "show", "1")["items"] as? [Any]
        #expect(items?.count == 18)
        #expect(try await actions(hub) == ["import", "read", "extract", "save"])
    }

    @Test func 随机时刻外力杀死() async throws {
        let hub = HubProcess()
        let file = HubProcess.example("zh-report.pdf")
        for delay in stride(from: 2, to: 120, by: 12) {
            try await hub.run(["labs", "import", file, "--accept"], sending: .kill, after: .milliseconds(delay))
        }
        #expect(try await hub.run("labs", "import", file, "--accept").status == 0)
        #expect(try await hub.run("labs", "list", "-q").output.split(separator: "\n").count == 1)
        #expect(try await actions(hub) == ["import", "read", "extract", "save"])
        #expect(try await hub.run("features").status == 0)
    }

    @Test(.enabled(if: HubProcess.hasOCR, "没有 hub-ocr：跑 tools/test")) func 中断之后接着做完() async throws {
        let hub = HubProcess()
        let status = try await hub.run(
            ["labs", "import", HubProcess.example("zh-scan.jpg"), "--accept"], sending: .interrupt, after: .milliseconds(300))
        #expect(status == .exited(130))
        // 没有做完才停：历史里什么也没有
        #expect(try await hub.run("labs", "list", "-q").output.isEmpty)
        #expect(try await hub.run("labs", "resume").status == 0)
        // 信号若早于登记，接着做的是再导入一次
        #expect(try await hub.run("labs", "import", HubProcess.example("zh-scan.jpg"), "--accept").status == 0)
        #expect(try await hub.run("labs", "list", "-q").output == "1\n")
    }

    private func actions(_ hub: HubProcess) async throws -> [String] {
        let database = hub.home.file("data/labs/audit.sqlite")
        return try await SQLiteShell.rows(database, "SELECT action FROM audit_entries ORDER BY rowid")
    }
}
