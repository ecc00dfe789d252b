import ArgumentParser
import FeatureKit
import Kernel
import LabReportsDomain

/// hub labs trend 命令
struct TrendCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "trend",
        abstract: .text(zh: "一个项目随时间的变化", en: "One analyte over time."),
        discussion: .text(
            zh: "示例：\n  hub labs trend GLU\n  hub labs trend 葡萄糖 --unit mg/dL --plot glu.svg",
            en: "Example:\n  hub labs trend GLU\n  hub labs trend Glucose --unit mg/dL --plot glu.svg"))

    @OptionGroup var options: GlobalOptions

    @Argument(help: .text(zh: "项目的代码、名称或别名", en: "Code, name or alias of the analyte."))
    var analyte: String

    @Option(help: .text(zh: "换成这个单位", en: "Convert to this unit."))
    var unit: String?

    @Option(help: .text(zh: "从哪天起 yyyy-MM-dd", en: "From this day, yyyy-MM-dd."))
    var since: CivilDate?

    @Option(help: .text(zh: "到哪天止 yyyy-MM-dd", en: "Until this day, yyyy-MM-dd."))
    var until: CivilDate?

    @Option(help: .text(zh: "把图写成 SVG 文件；- 为标准输出", en: "Write the chart to an SVG file; - is standard output."))
    var plot: String?

    func run(in context: HubContext) async throws {
        let container = LabReportsContainer(context)
        let model = try await TrendViewModel(repository: container.repository(), dictionary: container.dictionary)
        try await model.load(analyte, unit: unit, since: since, until: until)
        guard let series = await model.series else { return }
        if let plot, plot != "-" {
            try container.write(SVGChart(series: series).render(), to: plot)
            context.output.note(LocalizedText(zh: "图写在 \(plot)", en: "The chart is in \(plot)."))
        }
        if plot == "-" { return context.output.raw(SVGChart(series: series).render()) }
        context.output.show(TrendScreen(series: series, waiting: await model.waiting, language: context.language).screen)
    }
}
