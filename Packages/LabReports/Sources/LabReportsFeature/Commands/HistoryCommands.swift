import ArgumentParser
import FeatureKit
import Kernel
import LabReportsDomain

/// hub labs list 命令
struct ListCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: .text(zh: "历史里的报告，新的在前", en: "Saved reports, newest first."),
        discussion: .text(zh: "示例：\n  hub labs list", en: "Example:\n  hub labs list"))

    @OptionGroup var options: GlobalOptions
    @OptionGroup var paging: PagingOptions

    func run(in context: HubContext) async throws {
        let page = try await LabReportsContainer(context).repository().summaries(.saved, paging.request)
        let empty = LocalizedText(zh: "历史还是空的：hub labs import 文件 --accept", en: "The history is empty: hub labs import FILE --accept")
        context.output.show(SummaryScreen.screen(page, empty: empty, context.language))
    }
}

/// hub labs show 命令
struct ShowCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: .text(zh: "一份报告的全部结果", en: "All results of one report."),
        discussion: .text(zh: "示例：\n  hub labs show 3", en: "Example:\n  hub labs show 3"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "报告编号", en: "Number of the report."))
    var report: Int64

    func run(in context: HubContext) async throws {
        let found = try await LabReportsContainer(context).repository().require(report)
        context.output.show(ReportScreen.screen(found, context.language))
    }
}
