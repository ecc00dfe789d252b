import Foundation
import Subprocess
import SystemPackage
import TestSupport

/// 真的 hub 进程，自带一个临时的家
struct HubProcess: Sendable {
    struct Result: Sendable {
        let status: Int32
        let wasKilled: Bool
        let output: String
        let errors: String
    }

    let home = TemporaryDirectory()
    var variables: [String: String] = [:]

    /// 与测试程序同在一个目录的 hub
    static let executable: String = {
        let tests = URL(
            filePath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0])
        var folder = tests.deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.isExecutableFile(atPath: folder.appending(path: "hub").path) {
            folder = folder.deletingLastPathComponent()
        }
        return folder.appending(path: "hub").path
    }()

    /// 仓库根目录，由本文件的位置推出
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// tools/test 造好 hub-ocr 并由 HUB_OCR 指出
    static let hasOCR = ProcessInfo.processInfo.environment["HUB_OCR"] != nil

    /// 仓库里的例子
    static func example(_ name: String) -> String { root + "/docs/examples/" + name }

    func run(_ arguments: String..., killAt point: String? = nil, input: [UInt8] = []) async throws -> Result {
        try await run(arguments, killAt: point, input: input)
    }

    func run(_ arguments: [String], killAt point: String? = nil, input: [UInt8] = []) async throws -> Result {
        var environment: [Environment.Key: String] = ["HUB_HOME": home.path, "LANG": "C"]
        if let point { environment["HUB_LABS_KILL_AT"] = point }
        for (key, value) in variables { environment[.init(stringLiteral: key)] = value }
        let result = try await Subprocess.run(
            .path(FilePath(Self.executable)), arguments: Arguments(arguments),
            environment: .inherit.updating(environment.mapValues { Optional($0) }), input: .array(input), output: .string(limit: 4 << 20),
            error: .string(limit: 1 << 20))
        let (status, killed) =
            switch result.terminationStatus {
            case .exited(let code): (code, false)
            case .signaled(let signal): (signal, true)
            }
        return Result(status: status, wasKilled: killed, output: result.standardOutput, errors: result.standardError)
    }

    /// 跑起来，过一会儿从外面杀死；先跑完了也无妨
    func runAndKill(_ arguments: [String], after delay: Duration) async throws {
        _ = try await Subprocess.run(
            .path(FilePath(Self.executable)), arguments: Arguments(arguments), environment: .inherit.updating(["HUB_HOME": home.path]), input: .none,
            output: .discarded, error: .discarded
        ) { execution in
            try await Task.sleep(for: delay)
            try? execution.send(signal: .kill)
        }
    }

    func json(_ arguments: String...) async throws -> [String: Any] {
        let result = try await run(arguments + ["--json"])
        return try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any] ?? [:]
    }
}
