import ArgumentParser
import FeatureKit
import Kernel

/// hub 的顶层：功能一组，hub 自己的命令一组
struct HubRoot: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hub",
        abstract: .text(zh: "本机优先的个人中枢", en: "A local-first personal hub."),
        discussion: .text(
            zh: "示例：\n  hub labs import report.jpg --accept\n  hub labs trend GLU",
            en: "Example:\n  hub labs import report.jpg --accept\n  hub labs trend GLU"),
        version: "hub " + HubVersion.current,
        groupedSubcommands: [
            CommandGroup(name: .text(zh: "功能", en: "Features"), subcommands: InstalledFeatures.all.map { $0.command }),
            CommandGroup(name: "Hub", subcommands: [FeaturesCommand.self]),
        ])
}

/// hub 的版本
enum HubVersion {
    static let current = "0.1.0"
}
