import Foundation
import Subprocess
import SystemPackage
import TestSupport

/// 真的 vault-dev 进程与它叫起的代理，自带一个临时的家；析构时让代理退出
final class VaultProcess: Sendable {
    struct Result: Sendable {
        let status: Int32
        let output: String
        let errors: String
    }

    static let password = "correct horse battery"

    let home = TemporaryDirectory()

    /// 与测试程序同在一个目录
    static let executable: String = {
        var folder = URL(
            filePath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0])
        repeat {
            folder.deleteLastPathComponent()
        } while folder.path != "/"
            && !FileManager.default.isExecutableFile(atPath: folder.appending(path: "vault-dev").path)
        return folder.appending(path: "vault-dev").path
    }()

    deinit {
        guard let agent = agent() else { return }
        kill(agent, SIGKILL)
    }

    func run(_ arguments: String..., input: String = "", variables: [String: String] = [:]) async throws -> Result {
        var environment: [Environment.Key: String?] = ["HUB_HOME": home.path, "LANG": "C"]
        for (key, value) in variables { environment[.init(stringLiteral: key)] = value }
        let result = try await Subprocess.run(
            .path(FilePath(Self.executable)), arguments: Arguments(arguments), environment: .inherit.updating(environment),
            input: .string(input), output: .string(limit: 4 << 20), error: .string(limit: 1 << 20))
        guard case .exited(let status) = result.terminationStatus else { return Result(status: -1, output: "", errors: "signal") }
        return Result(status: status, output: result.standardOutput, errors: result.standardError)
    }

    /// 建一个库并打开
    func setUp() async throws {
        let made = try await run("init", "--password-stdin", input: Self.password + "\n")
        if made.status != 0 { throw Failure(description: made.errors) }
    }

    func unlock(_ password: String = VaultProcess.password, variables: [String: String] = [:]) async throws -> Result {
        try await run("unlock", "--password-stdin", input: password + "\n", variables: variables)
    }

    /// 代理的进程号；没有在跑为 nil
    func agent() -> pid_t? {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap { pid_t($0) }.first { process in
            let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
            let command = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            return environment.range(of: Data("HUB_HOME=\(home.path)\0".utf8)) != nil && command.range(of: Data("agent\0run".utf8)) != nil
        }
    }

    struct Failure: Error, CustomStringConvertible { let description: String }
}
