import FeatureKit
import Kernel
import LabReportsData
import LabReportsDomain

/// 本功能的组装根：谁用谁在这里接好，用到才打开
struct LabReportsContainer: Sendable {
    private let environment: FeatureEnvironment
    private let variables: [String: String]

    init(environment: FeatureEnvironment, variables: [String: String]) {
        self.environment = environment
        self.variables = variables
    }

    init(_ context: HubContext) {
        self.init(environment: context.environment(for: LabReportsFeature.manifest), variables: context.variables)
    }

    /// 操作者：本机的用户名
    var actor: String { variables["USER"] ?? variables["LOGNAME"] ?? "local" }

    /// 只读不存
    var extraction: ReportExtraction { ReportExtraction(reader: reader, extractor: extractor) }

    /// 命令行上的文件、目录与标准输入
    func sources(_ arguments: [String]) throws -> [ImportSource] { try ImportSources.expand(arguments) }

    /// 检验项目词典
    var dictionary: AnalyteDictionary { .standard }

    /// 把图写成文件；写不下时抛 STORAGE_UNWRITABLE
    func write(_ text: String, to path: String) throws { try LabReportsStores.write(Array(text.utf8), to: path) }

    func repository() async throws -> any LabReportRepository { repository(over: try await stores()) }

    func importer() async throws -> any ReportImporter {
        DefaultReportImporter(
            stores: try await stores(), reader: reader, extractor: extractor, environment: environment, actor: actor,
            checkpoint: checkpoint)
    }

    /// 已有数据时打开并自检
    func checkExisting() async throws {
        guard LabReportsStores.exists(in: environment.directory) else { return }
        try await stores().check()
    }

    private var reader: any DocumentReader { DefaultDocumentReader() }

    private var extractor: any StructuredExtractor { OfflineExtractor(today: environment.clock.now.day) }

    private func stores() async throws -> LabReportsStores {
        try await LabReportsStores(directory: environment.directory, checkpoint: checkpoint)
    }

    // 故障测试：在 HUB_LABS_KILL_AT 指定的落盘点立即杀死自己
    private var checkpoint: @Sendable (String) -> Void {
        let fatal = variables["HUB_LABS_KILL_AT"]
        return { if $0 == fatal { ProcessFault.kill() } }
    }

    private func repository(over stores: LabReportsStores) -> any LabReportRepository {
        DefaultLabReportRepository(local: stores.reports, clock: environment.clock, interpreter: DictionaryInterpreter())
    }
}
