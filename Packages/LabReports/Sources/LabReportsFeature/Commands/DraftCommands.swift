import ArgumentParser
import FeatureKit
import Kernel
import LabReportsDomain

/// hub labs drafts 命令
struct DraftsCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "drafts",
        abstract: .text(zh: "等着复核的草稿", en: "Drafts waiting for review."),
        discussion: .text(zh: "示例：\n  hub labs drafts", en: "Example:\n  hub labs drafts"))

    @OptionGroup var options: GlobalOptions
    @OptionGroup var paging: PagingOptions

    func run(in context: HubContext) async throws {
        let page = try await LabReportsContainer(context).repository().summaries(.draft, paging.request)
        context.output.show(SummaryScreen.screen(page, empty: LocalizedText(zh: "没有草稿", en: "No drafts."), context.language))
    }
}

/// hub labs save 命令
struct SaveCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "save",
        abstract: .text(zh: "草稿入历史", en: "Save a draft into the history."),
        discussion: .text(zh: "示例：\n  hub labs save 3", en: "Example:\n  hub labs save 3"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "草稿的编号", en: "Number of the draft."))
    var draft: Int64

    @Option(help: .text(zh: "报告日期 yyyy-MM-dd", en: "Report date yyyy-MM-dd."))
    var date: CivilDate?

    @Flag(help: .text(zh: "存疑的条目都已看过，照读出的认定", en: "Every doubtful item was looked at and is right as read."))
    var confirm = false

    func run(in context: HubContext) async throws {
        let container = LabReportsContainer(context)
        let report = try await container.repository().save(draft: draft, date: date, confirmingOpen: confirm, by: container.actor)
        context.output.show(ReportScreen.screen(report, context.language))
        context.output.note(LocalizedText(zh: "报告 \(draft) 已入历史", en: "Report \(draft) is saved."))
    }
}

/// hub labs discard 命令
struct DiscardCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "discard",
        abstract: .text(zh: "丢弃草稿", en: "Drop a draft."),
        discussion: .text(zh: "示例：\n  hub labs discard 3 --force", en: "Example:\n  hub labs discard 3 --force"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "草稿的编号", en: "Number of the draft."))
    var draft: Int64

    @Flag(help: .text(zh: "不问", en: "Do not ask."))
    var force = false

    @Flag(name: .customLong("dry-run"), help: .text(zh: "只说会做什么", en: "Only say what would be done."))
    var dryRun = false

    func run(in context: HubContext) async throws {
        let container = LabReportsContainer(context)
        let repository = try await container.repository()
        let report = try await repository.require(draft)
        let question = LocalizedText(
            zh: "丢弃草稿 \(draft)（\(report.fileName)，\(report.items.count) 项）？",
            en: "Drop draft \(draft) (\(report.fileName), \(report.items.count) items)?")
        if dryRun { return context.output.note(LocalizedText(zh: "会" + question.zh, en: "Would: " + question.en)) }
        guard try force || context.prompt.confirm(question, insteadOf: "--force") else { return }
        try await repository.discard(draft: draft, by: container.actor)
        context.output.note(LocalizedText(zh: "草稿 \(draft) 已丢弃", en: "Draft \(draft) is dropped."))
    }
}
