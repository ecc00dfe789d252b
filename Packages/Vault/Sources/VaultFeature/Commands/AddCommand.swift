public import ArgumentParser
import FeatureKit
import Kernel
public import VaultDomain

/// 命令行上的字段：键=值；值写 - 从标准输入读，适合秘密
struct FieldOptions: ParsableArguments {
    @Option(
        name: .customLong("field"),
        help: ArgumentHelp(
            stringLiteral: .text(
                zh: "字段，键=值；值写 - 则问或从标准输入读", en: "A field, KEY=VALUE; the value - is asked for or read from standard input.")))
    var fields: [FieldAssignment] = []
}

/// 一个「键=值」
struct FieldAssignment: ExpressibleByArgument, Hashable {
    let key: String
    let value: String

    init?(argument: String) {
        guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else { return nil }
        key = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
    }
}

extension CardGroup: ExpressibleByArgument {}

/// hub vault add 命令
struct AddCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: .text(zh: "建一张卡片", en: "Add a card."),
        discussion: .text(
            zh:
                "示例：\n  hub vault add --title 门禁 --field content=1234#\n  hub vault add --title 某公司 --template invoice --field company=某公司 …",
            en:
                "Example:\n  hub vault add --title Gate --field content=1234#\n  hub vault add --title ACME --template invoice --field company=ACME …"
        ))

    @OptionGroup var options: GlobalOptions

    @Option(help: .text(zh: "标题", en: "Title."))
    var title: String

    @Option(help: .text(zh: "模板：hub vault templates 列出", en: "Template: hub vault templates lists them."))
    var template = CardTemplate.generalText.id

    @Option(help: .text(zh: "分组：personal 或 company", en: "Group: personal or company."))
    var group = CardGroup.personal

    @Option(name: .customLong("tag"), help: .text(zh: "标签，可给多次", en: "A tag; may be repeated."))
    var tags: [String] = []

    @OptionGroup var fields: FieldOptions

    func run(in context: HubContext) async throws {
        let container = VaultContainer(context)
        let model = await CardEditor(cards: container.cards, language: context.language)
        let values = try container.values(fields.fields)
        let (card, warnings) = try await model.add(title: title, template: template, group: group, tags: tags, values: values)
        CardScreen.warn(warnings, context.output)
        context.output.show(CardListScreen.screen([CardSummary(card)], context.language))
        context.output.note(LocalizedText(zh: "下一步：hub vault show \(card.shortID)", en: "Next: hub vault show \(card.shortID)"))
    }
}

/// hub vault edit 命令
struct EditCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: .text(zh: "改一张卡片，旧的留作历史", en: "Change a card; the old version is kept."),
        discussion: .text(zh: "示例：\n  hub vault edit 门禁 --field content=5678#", en: "Example:\n  hub vault edit Gate --field content=5678#")
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "卡片的编号或标题", en: "ID or title of the card."))
    var card: String

    @Option(help: .text(zh: "新的标题", en: "New title."))
    var title: String?

    @Option(help: .text(zh: "新的分组", en: "New group."))
    var group: CardGroup?

    @OptionGroup var fields: FieldOptions

    func run(in context: HubContext) async throws {
        let container = VaultContainer(context)
        let model = await CardEditor(cards: container.cards, language: context.language)
        let values = try container.values(fields.fields)
        let (changed, warnings) = try await model.edit(card, title: title, group: group, values: values)
        CardScreen.warn(warnings, context.output)
        context.output.show(CardListScreen.screen([CardSummary(changed)], context.language))
    }
}
