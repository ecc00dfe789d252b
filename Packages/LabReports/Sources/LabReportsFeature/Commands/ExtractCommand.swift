import ArgumentParser
import FeatureKit
import Kernel
import LabReportsDomain

/// hub labs extract 命令
struct ExtractCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: .text(zh: "读一份报告，不保存", en: "Read a report without saving it."),
        discussion: .text(zh: "示例：\n  hub labs extract report.pdf --json", en: "Example:\n  hub labs extract report.pdf --json"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "JPG、PNG 或 PDF 文件", en: "A JPG, PNG or PDF file."))
    var file: String

    func run(in context: HubContext) async throws {
        let report = try await LabReportsContainer(context).extraction.extract(file)
        context.output.show(ReportScreen.screen(report, context.language))
    }
}
