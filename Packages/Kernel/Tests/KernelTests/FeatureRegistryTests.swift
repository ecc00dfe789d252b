import Kernel
import Testing

private func manifest(_ id: String, kernel: Int = FeatureManifest.currentKernelVersion) -> FeatureManifest {
    FeatureManifest(id: id, title: .init(zh: id, en: id), summary: .init(zh: "", en: ""), version: "1", kernelVersion: kernel)
}

private enum Good: Feature { static let manifest = KernelTests.manifest("good") }
private enum Other: Feature { static let manifest = KernelTests.manifest("other") }
private enum Old: Feature { static let manifest = KernelTests.manifest("old", kernel: 0) }
private enum Misnamed: Feature { static let manifest = KernelTests.manifest("Bad Name") }
private enum Broken: Feature {
    struct Oops: Error {}
    static let manifest = KernelTests.manifest("broken")
    static func start(in environment: FeatureEnvironment) async throws { throw Oops() }
}

@Suite("功能登记处")
struct FeatureRegistryTests {
    @Test func 重复不兼容与坏名字各有其错() {
        #expect(code { _ = try FeatureRegistry([Good.self, Good.self]) } == "FEATURE_DUPLICATE")
        #expect(code { _ = try FeatureRegistry([Old.self]) } == "FEATURE_INCOMPATIBLE")
        #expect(code { _ = try FeatureRegistry([Misnamed.self]) } == "FEATURE_ID_INVALID")
    }

    @Test func 启动失败者被隔离其余照常() async throws {
        let registry = try FeatureRegistry([Good.self, Broken.self, Other.self])
        let statuses = await registry.start { _ in
            FeatureEnvironment(directory: "/", clock: SystemClock(), events: NullEventSink(), logger: AppLogger(label: "test"))
        }
        #expect(statuses.map(\.manifest.id) == ["good", "broken", "other"])
        #expect(statuses.map { $0.failure?.code } == [nil, "FEATURE_FAILED", nil])
    }

    private func code(_ body: () throws -> Void) -> String? {
        do { try body() } catch { return (error as? AppError)?.code }
        return nil
    }
}
