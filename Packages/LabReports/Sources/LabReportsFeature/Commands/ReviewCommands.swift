import ArgumentParser
import FeatureKit
import Kernel
import LabReportsDomain

/// hub labs review 命令
struct ReviewCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: .text(zh: "逐项复核存疑的结果", en: "Go through the doubtful results."),
        discussion: .text(zh: "示例：\n  hub labs review 3", en: "Example:\n  hub labs review 3"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "报告编号；不给则取最早的草稿", en: "Number of the report; the first draft when omitted."))
    var report: Int64?

    func run(in context: HubContext) async throws {
        let container = LabReportsContainer(context)
        let model = try await ReviewViewModel(repository: container.repository(), actor: container.actor)
        guard try await model.load(report) else {
            return context.output.note(LocalizedText(zh: "没有要复核的", en: "Nothing to review."))
        }
        if context.prompt.canAsk, context.output.format == .table { try await ReviewDialogue(model: model, context: context).run() }
        guard let reviewed = await model.report else { return }
        context.output.show(ReportScreen.screen(reviewed, context.language))
        context.output.note(ReviewDialogue.nextStep(reviewed))
    }
}

/// hub labs correct 命令
struct CorrectCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "correct",
        abstract: .text(zh: "更正一项，原来读出的仍保留", en: "Correct an item; what was read is kept."),
        discussion: .text(
            zh: "示例：\n  hub labs correct 3 5 --value 5.6\n  hub labs correct 3 6      （照读出的认定）",
            en: "Example:\n  hub labs correct 3 5 --value 5.6\n  hub labs correct 3 6      (right as read)"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "报告编号", en: "Number of the report."))
    var report: Int64

    @Argument(help: .text(zh: "第几项", en: "Number of the item."))
    var item: Int

    @Option(help: .text(zh: "值", en: "Value."))
    var value: String?

    @Option(help: .text(zh: "单位", en: "Unit."))
    var unit: String?

    @Option(help: .text(zh: "参考范围", en: "Reference range."))
    var range: String?

    @Option(help: .text(zh: "项目名", en: "Name."))
    var name: String?

    func run(in context: HubContext) async throws {
        let container = LabReportsContainer(context)
        let change = ItemChange(name: name, value: value, unit: unit, referenceRange: range)
        let corrected = try await container.repository().correct(report, item: item, change, by: container.actor)
        context.output.show(ReportScreen.screen(corrected, context.language))
        context.output.note(LocalizedText(zh: "报告 \(report) 第 \(item) 项已更正", en: "Item \(item) of report \(report) is corrected."))
    }
}
