public import ArgumentParser
public import FeatureKit
public import Kernel

/// 保险库：加密的卡片与附件
public enum VaultFeature: HubFeature {
    /// 名片
    public static let manifest = FeatureManifest(
        id: "vault", title: LocalizedText(zh: "随取", en: "Vault"),
        summary: LocalizedText(zh: "加密的卡片、附件与水印", en: "Encrypted cards, attachments and watermarks"), version: "0.1.0")

    /// 命令组
    public static var command: any ParsableCommand.Type { VaultCommand.self }

    /// 自检；还没有数据时什么也不建
    public static func start(in environment: FeatureEnvironment) async throws { try await VaultContainer.checkExisting(environment) }
}

/// hub vault 命令
struct VaultCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vault", abstract: VaultFeature.manifest.summary[.process],
        discussion: .text(
            zh: """
                示例：
                  hub vault init
                  hub vault add --title 家 --template address --field recipient=张三 …
                  hub vault copy 家
                """,
            en: """
                Example:
                  hub vault init
                  hub vault add --title Home --template address --field recipient="Zhang San" …
                  hub vault copy Home
                """),
        groupedSubcommands: [
            CommandGroup(
                name: .text(zh: "开与锁", en: "Lock"),
                subcommands: [
                    InitCommand.self, UnlockCommand.self, LockCommand.self, StatusCommand.self, PasswordCommand.self, AgentCommand.self,
                ]),
            CommandGroup(
                name: .text(zh: "卡片", en: "Cards"),
                subcommands: [
                    AddCommand.self, ListCommand.self, SearchCommand.self, ShowCommand.self, EditCommand.self, PinCommand.self,
                    TagCommand.self,
                    RemoveCommand.self, HistoryCommand.self, RestoreVersionCommand.self, TemplatesCommand.self,
                ]),
            CommandGroup(
                name: .text(zh: "附件", en: "Attachments"),
                subcommands: [AttachCommand.self, AttachmentsCommand.self, DetachCommand.self]),
        ])
}
