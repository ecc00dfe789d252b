import Foundation
import Subprocess
import TestSupport
import Testing

@Suite("架构边界")
struct BoundaryTests {
    private let tree = TemporaryDirectory()

    private func check(_ root: String) async throws -> (passes: Bool, errors: String) {
        let result = try await Subprocess.run(
            .name("python3"), arguments: [HubProcess.root + "/tools/check-boundaries", root], output: .discarded,
            error: .string(limit: 1 << 20))
        return (result.terminationStatus.isSuccess, result.standardError)
    }

    // 只拷清单与源码，快
    private func copy() throws -> String {
        let copy = tree.file("tree")
        try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
        for name in ["Package.swift", "Packages", "Apps"] {
            try FileManager.default.copyItem(atPath: HubProcess.root + "/" + name, toPath: copy + "/" + name)
        }
        return copy
    }

    @Test func 现在的代码守边界() async throws {
        let result = try await check(HubProcess.root)
        #expect(result.passes, "\(result.errors)")
    }

    @Test(arguments: [
        ("Packages/LabReports/Sources/LabReportsDomain/Bad.swift", "import GRDB", "a Domain room imports Kernel only"),
        ("Packages/LabReports/Sources/LabReportsFeature/Bad.swift", "import LabReportsData", "only LabReportsContainer.swift"),
        ("Packages/LabReports/Sources/LabReportsData/Bad.swift", "public import FeatureKit", "does not see the Feature room"),
        ("Packages/LabReports/Sources/LabReportsFeature/Bad.swift", "@testable import VaultDomain", "must not see the feature Vault"),
        ("Packages/Kernel/Sources/Kernel/Bad.swift", "import Logging", "Kernel is dependency-free"),
        ("Packages/LabReports/Sources/LabReportsData/Bad.swift", "import Hummingbird", "the server stack"),
    ])
    func 越界的导入被拦下(path: String, line: String, reason: String) async throws {
        let root = try copy()
        try Data((line + "\n").utf8).write(to: URL(filePath: root + "/" + path))
        let result = try await check(root)
        #expect(!result.passes)
        #expect(result.errors.contains(reason), "\(result.errors)")
    }

    @Test func 内核没有依赖() async throws {
        let result = try await Subprocess.run(
            .name("swift"), arguments: ["package", "dump-package", "--package-path", HubProcess.root + "/Packages/Kernel"],
            output: .string(limit: 1 << 20), error: .discarded)
        let manifest = try JSONSerialization.jsonObject(with: Data(result.standardOutput.utf8)) as? [String: Any]
        #expect((manifest?["dependencies"] as? [Any])?.isEmpty == true)
    }
}
