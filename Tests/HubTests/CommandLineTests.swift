import Foundation
import TestSupport
import Testing

@Suite("hub 的命令行")
struct CommandLineTests {
    private let hub = HubProcess()

    @Test func 版本与帮助在标准输出上() async throws {
        let version = try await hub.run("--version")
        #expect(version.output == "hub 0.1.0\n" && version.status == 0 && version.errors.isEmpty)
        for arguments in [["--help"], ["help"], ["labs", "--help"], ["help", "labs", "import"], ["labs", "trend", "-h"]] {
            let help = try await hub.run(arguments)
            #expect(help.status == 0 && help.errors.isEmpty)
            #expect(help.output.contains("Example:"), "\(arguments)")
        }
    }

    @Test func 版本与帮助不碰任何数据() async throws {
        for arguments in [["--version"], ["--help"], ["labs", "--help"], ["help", "labs", "trend"]] { _ = try await hub.run(arguments) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: hub.home.path).isEmpty)
    }

    @Test func 帮助有中文() async throws {
        #expect(try await hub.run("labs", "import", "--help", "--lang", "zh").output.contains("示例："))
    }

    @Test func 用法错误退出六十四而数据口干净() async throws {
        for arguments in [["labz"], ["labs", "import"], ["labs", "show", "x"], ["labs", "list", "--json", "--plain"]] {
            let result = try await hub.run(arguments)
            #expect(result.status == 64 && result.output.isEmpty && !result.errors.isEmpty, "\(arguments)")
        }
    }

    @Test func JSON模式的失败是一个对象() async throws {
        let result = try await hub.run("labs", "show", "9", "--json")
        let document = try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: [String: String]]
        #expect(document?["error"]?["code"] == "REPORT_NOT_FOUND")
        #expect(result.status == 66 && result.output.isEmpty)
    }

    @Test func 功能列表报告健康() async throws {
        let features = try await hub.json("features")["items"] as? [[String: Any]]
        #expect(features?.map { $0["id"] as? String } == ["labs"])
        #expect(features?.allSatisfy { $0["healthy"] as? Bool == true } == true)
    }

    @Test func 坏掉的功能被点名而命令仍然完成() async throws {
        let folder = hub.home.path + "/data/labs"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("this is no database at all, just some text".utf8).write(to: URL(filePath: folder + "/reports.sqlite"))
        let result = try await hub.run("features")
        #expect(result.status == 69)
        #expect(result.output.contains("[STORAGE_CORRUPT]"))
    }
}
