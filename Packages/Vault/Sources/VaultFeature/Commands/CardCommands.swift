import ArgumentParser
import FeatureKit
import Kernel
import VaultDomain

/// hub vault pin 命令
struct PinCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "pin", abstract: .text(zh: "置顶，再来一次取消", en: "Pin a card; again to unpin."),
        discussion: .text(zh: "示例：\n  hub vault pin 家", en: "Example:\n  hub vault pin Home"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "卡片的编号或标题", en: "ID or title of the card."))
    var card: String

    func run(in context: HubContext) async throws {
        let cards = VaultContainer(context).cards
        let changed = try await cards.togglePin(cards.resolve(card))
        context.output.show(CardListScreen.screen([CardSummary(changed)], context.language))
    }
}

/// hub vault tag 命令
struct TagCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "tag", abstract: .text(zh: "加标签或去标签", en: "Add or remove tags."),
        discussion: .text(zh: "示例：\n  hub vault tag 家 常用 --remove 旧", en: "Example:\n  hub vault tag Home daily --remove old"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "卡片的编号或标题", en: "ID or title of the card."))
    var card: String

    @Argument(help: .text(zh: "要加的标签", en: "Tags to add."))
    var tags: [String] = []

    @Option(help: .text(zh: "要去掉的标签，可给多次", en: "A tag to remove; may be repeated."))
    var remove: [String] = []

    func run(in context: HubContext) async throws {
        let model = await CardEditor(cards: VaultContainer(context).cards, language: context.language)
        let changed = try await model.tag(card, adding: tags, removing: remove)
        context.output.show(CardListScreen.screen([CardSummary(changed)], context.language))
    }
}

/// hub vault remove 命令
struct RemoveCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: .text(zh: "删除卡片，连同附件与历史", en: "Remove a card with its attachments and history."),
        discussion: .text(zh: "示例：\n  hub vault remove 旧地址 --force", en: "Example:\n  hub vault remove Old --force"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "卡片的编号或标题", en: "ID or title of the card."))
    var card: String

    @Flag(help: .text(zh: "不问", en: "Do not ask."))
    var force = false

    @Flag(name: .customLong("dry-run"), help: .text(zh: "只说会做什么", en: "Only say what would be done."))
    var dryRun = false

    func run(in context: HubContext) async throws {
        let cards = VaultContainer(context).cards
        let found = try await cards.require(cards.resolve(card))
        let question = LocalizedText(
            zh: "删除「\(found.title)」（\(found.fields.count) 个字段）？删了找不回来",
            en: "Remove “\(found.title)” (\(found.fields.count) fields)? It cannot be brought back")
        if dryRun { return context.output.note(LocalizedText(zh: "会" + question.zh, en: "Would: " + question.en)) }
        guard try force || context.prompt.confirm(question, insteadOf: "--force") else { return }
        try await cards.delete(found.id)
        context.output.note(LocalizedText(zh: "「\(found.title)」已删除", en: "“\(found.title)” is removed."))
    }
}

/// hub vault history 命令
struct HistoryCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: .text(zh: "一张卡片的旧版", en: "Former versions of a card."),
        discussion: .text(zh: "示例：\n  hub vault history 家", en: "Example:\n  hub vault history Home"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "卡片的编号或标题", en: "ID or title of the card."))
    var card: String

    func run(in context: HubContext) async throws {
        let cards = VaultContainer(context).cards
        let versions = try await cards.versions(of: cards.resolve(card))
        context.output.show(HistoryScreen.screen(versions, context.language))
    }
}

/// hub vault restore-version 命令
struct RestoreVersionCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore-version", abstract: .text(zh: "恢复成某一旧版", en: "Bring back a former version."),
        discussion: .text(zh: "示例：\n  hub vault restore-version 家 3", en: "Example:\n  hub vault restore-version Home 3"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "卡片的编号或标题", en: "ID or title of the card."))
    var card: String

    @Argument(help: .text(zh: "版次", en: "Version."))
    var version: Int

    func run(in context: HubContext) async throws {
        let cards = VaultContainer(context).cards
        let restored = try await cards.restore(cards.resolve(card), version: version)
        context.output.show(CardListScreen.screen([CardSummary(restored)], context.language))
        context.output.note(LocalizedText(zh: "已恢复成第 \(version) 版", en: "Version \(version) is back."))
    }
}

/// hub vault templates 命令
struct TemplatesCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates", abstract: .text(zh: "卡片的模板与它们的字段", en: "Card templates and their fields."),
        discussion: .text(zh: "示例：\n  hub vault templates", en: "Example:\n  hub vault templates"))

    @OptionGroup var options: GlobalOptions

    func run(in context: HubContext) async throws {
        context.output.show(TemplateScreen.screen(CardTemplate.builtIn, context.language))
    }
}
