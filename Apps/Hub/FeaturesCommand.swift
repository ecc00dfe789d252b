import ArgumentParser
import FeatureKit
import Kernel

/// hub features 命令
struct FeaturesCommand: HubCommand {
    private struct Row: Encodable, Sendable {
        let id: String
        let title: String
        let version: String
        let healthy: Bool
        let code: String?
    }

    static let configuration = CommandConfiguration(
        commandName: "features",
        abstract: .text(zh: "装了哪些功能，各自是否正常", en: "What is plugged in, and its health."),
        discussion: .text(zh: "示例：\n  hub features", en: "Example:\n  hub features"))

    @OptionGroup var options: GlobalOptions

    func run(in context: HubContext) async throws {
        let registry = try FeatureRegistry(InstalledFeatures.all)
        let statuses = await registry.start { context.environment(for: $0) }
        let rows = statuses.map {
            Row(
                id: $0.manifest.id, title: $0.manifest.title[context.language], version: $0.manifest.version, healthy: $0.failure == nil,
                code: $0.failure?.code)
        }
        let table = Table(
            columns: [
                .init(zh: "编号", en: "ID"), .init(zh: "功能", en: "Feature"), .init(zh: "版本", en: "Version"), .init(zh: "状况", en: "Health"),
            ],
            rows: statuses.map { status in
                [
                    Cell(status.manifest.id, .strong), Cell(status.manifest.title[context.language]), Cell(status.manifest.version),
                    status.failure.map { Cell("\($0.message[context.language]) [\($0.code)]", .warning) }
                        ?? Cell(String.text(zh: "正常", en: "ok")),
                ]
            })
        context.output.show(Screen(json: Listing(rows), blocks: [.table(table)]))
        if statuses.contains(where: { $0.failure != nil }) { throw ExitCode(ExitStatus.code(for: .unavailable)) }
    }
}
