import ArgumentParser
import FeatureKit
import Kernel
import VaultDomain

/// hub vault list 命令
struct ListCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: .text(zh: "全部卡片，置顶在前", en: "All cards, pinned first."),
        discussion: .text(zh: "示例：\n  hub vault list --group company", en: "Example:\n  hub vault list --group company"))

    @OptionGroup var options: GlobalOptions
    @OptionGroup var paging: PagingOptions

    @Option(help: .text(zh: "只要这一组：personal 或 company", en: "Only this group: personal or company."))
    var group: CardGroup?

    @Option(help: .text(zh: "只要带这个标签的", en: "Only cards with this tag."))
    var tag: String?

    func run(in context: HubContext) async throws {
        let page = try await VaultContainer(context).cards.summaries(CardFilter(group: group, tag: tag), paging.request)
        context.output.show(CardListScreen.screen(page, context.language))
    }
}

/// hub vault search 命令
struct SearchCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: .text(zh: "在标题、字段与标签里找", en: "Search titles, fields and tags."),
        discussion: .text(zh: "示例：\n  hub vault search 海淀", en: "Example:\n  hub vault search Haidian"))

    @OptionGroup var options: GlobalOptions
    @OptionGroup var paging: PagingOptions

    @Argument(help: .text(zh: "要找的文字", en: "The text to look for."))
    var text: String

    func run(in context: HubContext) async throws {
        let page = try await VaultContainer(context).cards.summaries(CardFilter(query: text), paging.request)
        context.output.show(CardListScreen.screen(page, context.language))
    }
}

/// hub vault show 命令
struct ShowCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: .text(zh: "一张卡片的全部字段", en: "All fields of a card."),
        discussion: .text(
            zh: "示例：\n  hub vault show 家\n  hub vault show 邮箱 --field password",
            en: "Example:\n  hub vault show Home\n  hub vault show Mail --field password"
        ))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "卡片的编号或标题", en: "ID or title of the card."))
    var card: String

    @Option(help: .text(zh: "只要这个字段的值", en: "Only the value of this field."))
    var field: String?

    @Flag(help: .text(zh: "密码一类也显示", en: "Show passwords and the like too."))
    var reveal = false

    func run(in context: HubContext) async throws {
        let cards = VaultContainer(context).cards
        let found = try await cards.require(cards.resolve(card))
        guard let field else { return context.output.show(CardScreen.screen(found, revealing: reveal, context.language)) }
        context.output.raw(try found.require(field).value)
    }
}

extension Card {
    /// 叫这个名字的字段；没有抛 FIELD_NOT_FOUND
    func require(_ name: String) throws -> CardField {
        guard let field = field(named: name) else {
            let names = fields.map(\.key).joined(separator: ", ")
            throw AppError.recoverable(
                "FIELD_NOT_FOUND", .inputMissing, LocalizedText(zh: "这张卡片没有「\(name)」", en: "The card has no “\(name)”."),
                next: LocalizedText(zh: "它有：\(names)", en: "It has: \(names)."))
        }
        return field
    }
}
