import ArgumentParser
import FeatureKit
import Kernel
import VaultDomain

/// hub vault attach 命令
struct AttachCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "attach", abstract: .text(zh: "给卡片加附件，每个至多 10 MB", en: "Attach a file to a card, at most 10 MB each."),
        discussion: .text(zh: "示例：\n  hub vault attach 身份证 front.jpg", en: "Example:\n  hub vault attach Passport front.jpg"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "卡片的编号或标题", en: "ID or title of the card."))
    var card: String

    @Argument(help: .text(zh: "文件", en: "Files."))
    var files: [String]

    func run(in context: HubContext) async throws {
        let container = VaultContainer(context)
        let card = try await container.cards.resolve(card)
        var added: [Attachment] = []
        for file in files { added.append(try await container.attachments.add(file, to: card)) }
        context.output.show(AttachmentScreen.screen(added, context.language))
    }
}

/// hub vault attachments 命令
struct AttachmentsCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "attachments", abstract: .text(zh: "一张卡片的附件", en: "Attachments of a card."),
        discussion: .text(zh: "示例：\n  hub vault attachments 身份证", en: "Example:\n  hub vault attachments Passport"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "卡片的编号或标题", en: "ID or title of the card."))
    var card: String

    func run(in context: HubContext) async throws {
        let container = VaultContainer(context)
        let found = try await container.attachments.attachments(of: container.cards.resolve(card))
        context.output.show(AttachmentScreen.screen(found, context.language))
    }
}

/// hub vault detach 命令
struct DetachCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "detach", abstract: .text(zh: "删除一个附件", en: "Remove an attachment."),
        discussion: .text(zh: "示例：\n  hub vault detach 3f2a91bc --force", en: "Example:\n  hub vault detach 3f2a91bc --force"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "附件的编号", en: "ID of the attachment."))
    var attachment: String

    @Flag(help: .text(zh: "不问", en: "Do not ask."))
    var force = false

    @Flag(name: .customLong("dry-run"), help: .text(zh: "只说会做什么", en: "Only say what would be done."))
    var dryRun = false

    func run(in context: HubContext) async throws {
        let attachments = VaultContainer(context).attachments
        let found = try await attachments.require(attachment)
        let question = LocalizedText(zh: "删除附件「\(found.fileName)」？删了找不回来", en: "Remove “\(found.fileName)”? It cannot be brought back")
        if dryRun { return context.output.note(LocalizedText(zh: "会" + question.zh, en: "Would: " + question.en)) }
        guard try force || context.prompt.confirm(question, insteadOf: "--force") else { return }
        try await attachments.remove(found)
        context.output.note(LocalizedText(zh: "「\(found.fileName)」已删除", en: "“\(found.fileName)” is removed."))
    }
}
