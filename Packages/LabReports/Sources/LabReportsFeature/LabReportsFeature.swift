public import ArgumentParser
public import FeatureKit
public import Kernel

/// 检验报告：照片与 PDF 变成可信的历史
public enum LabReportsFeature: HubFeature {
    /// 名片
    public static let manifest = FeatureManifest(
        id: "labs", title: LocalizedText(zh: "检验报告", en: "Lab reports"),
        summary: LocalizedText(zh: "照片与 PDF 变成可信的检验历史", en: "Photos and PDFs of lab reports become a trusted history"), version: "0.1.0")

    /// 命令组
    public static var command: any ParsableCommand.Type { LabsCommand.self }

    /// 自检；还没有数据时什么也不建
    public static func start(in environment: FeatureEnvironment) async throws {
        try await LabReportsContainer(environment: environment, variables: [:]).checkExisting()
    }
}

/// hub labs 命令
struct LabsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "labs", abstract: LabReportsFeature.manifest.summary[.process],
        discussion: .text(
            zh: """
                示例：
                  hub labs import report.jpg --accept
                  hub labs list
                  hub labs trend GLU

                内容供整理与回看，不是诊断。
                """,
            en: """
                Example:
                  hub labs import report.jpg --accept
                  hub labs list
                  hub labs trend GLU

                For keeping and looking back; not a diagnosis.
                """),
        groupedSubcommands: [
            CommandGroup(
                name: .text(zh: "导入", en: "Import"), subcommands: [ImportCommand.self, ExtractCommand.self, ResumeCommand.self]),
            CommandGroup(
                name: .text(zh: "复核", en: "Review"),
                subcommands: [DraftsCommand.self, ReviewCommand.self, CorrectCommand.self, SaveCommand.self, DiscardCommand.self]),
            CommandGroup(name: .text(zh: "历史", en: "History"), subcommands: [ListCommand.self, ShowCommand.self, TrendCommand.self]),
        ])
}
