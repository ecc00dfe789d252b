import ArgumentParser
import FeatureKit
import Kernel
import LabReportsDomain

/// hub labs import 命令
struct ImportCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: .text(zh: "导入报告，得到草稿", en: "Import reports into drafts."),
        discussion: .text(
            zh: "示例：\n  hub labs import report.jpg\n  hub labs import ~/reports --accept",
            en: "Example:\n  hub labs import report.jpg\n  hub labs import ~/reports --accept"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "JPG、PNG、PDF 文件，目录，或 - 表示标准输入", en: "JPG, PNG or PDF files, a folder, or - for standard input."))
    var files: [String]

    @Flag(help: .text(zh: "直接入历史；存疑的条目留待复核", en: "Save at once; doubtful items wait for review."))
    var accept = false

    @Option(help: .text(zh: "报告日期 yyyy-MM-dd，盖过读出的", en: "Report date yyyy-MM-dd, instead of the one read."))
    var date: CivilDate?

    func run(in context: HubContext) async throws {
        let container = LabReportsContainer(context)
        let importer = try await container.importer()
        let sources = try container.sources(files)
        let progress = context.output.progress(LocalizedText(zh: "导入", en: "Importing"), total: sources.count, clock: context.clock)
        var results: [ImportResult] = []
        for source in sources {
            results.append(await ImportResult { try await importer.importDocument(source, ImportOptions(accept: accept, date: date)) })
            progress.advance()
            if Task.isCancelled { break }
        }
        progress.finish()
        try ImportScreen.show(results, of: sources, context.output)
    }
}

/// hub labs resume 命令
struct ResumeCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume",
        abstract: .text(zh: "把中断的导入做完", en: "Finish interrupted imports."),
        discussion: .text(zh: "示例：\n  hub labs resume", en: "Example:\n  hub labs resume"))

    @OptionGroup var options: GlobalOptions

    func run(in context: HubContext) async throws {
        let importer = try await LabReportsContainer(context).importer()
        let jobs = try await importer.unfinished()
        var results: [ImportResult] = []
        for job in jobs { results.append(await ImportResult { try await importer.resume(job) }) }
        if jobs.isEmpty { context.output.note(LocalizedText(zh: "没有中断的导入", en: "Nothing was interrupted.")) }
        try ImportScreen.show(results, of: jobs.map { .file($0.fileName) }, context.output)
    }
}
