import Foundation
import Subprocess
import SystemPackage

/// 整个进程的用时：与参照交替运行，取中位数
enum ProcessBenchmark {
    struct Command: Sendable {
        let path: String
        let arguments: [String]
        var environment: [String: String] = [:]
    }

    static func startup(hub: String, rounds: Int = 41) async throws {
        let (ours, reference) = try await paired(
            Command(path: hub, arguments: ["--version"]), Command(path: "/usr/bin/sqlite3", arguments: ["--version"]), rounds)
        Report.line("hub --version over sqlite3 --version", ours: ours, reference: reference, limit: 4)
        Report.absolute("hub --version", seconds: ours, limit: 0.010)
    }

    static func textPDF(hub: String, file: String, rounds: Int = 21) async throws {
        let (ours, reference) = try await paired(
            Command(path: hub, arguments: ["labs", "extract", file, "--json"]),
            Command(path: "/usr/bin/pdftotext", arguments: ["-tsv", file, "-"]), rounds)
        Report.line("text PDF over pdftotext -tsv", ours: ours, reference: reference, limit: 3)
    }

    static func image(hub: String, file: String, rounds: Int = 5) async throws {
        let (ours, reference) = try await paired(
            Command(path: hub, arguments: ["labs", "extract", file, "--json"]),
            Command(
                path: "/usr/bin/tesseract", arguments: [file, "-", "-l", "chi_sim+eng", "--psm", "6", "tsv"],
                environment: ["OMP_THREAD_LIMIT": "1"]), rounds)
        Report.line("one image over a bare tesseract pass", ours: ours, reference: reference, limit: 2)
    }

    private static func paired(_ ours: Command, _ reference: Command, _ rounds: Int) async throws -> (Double, Double) {
        var (mine, theirs): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
            theirs.append(try await time(reference))
            mine.append(try await time(ours))
        }
        return (median(mine), median(theirs))
    }

    private static func time(_ command: Command) async throws -> Double {
        var environment = Environment.inherit
        for (key, value) in command.environment { environment = environment.updating([.init(stringLiteral: key): value]) }
        let launch = environment
        return try await seconds {
            let result = try await Subprocess.run(
                .path(.init(command.path)), arguments: .init(command.arguments), environment: launch, output: .discarded, error: .discarded)
            precondition(result.terminationStatus.isSuccess, "\(command.path) \(command.arguments) 没有成功")
        }
    }
}
