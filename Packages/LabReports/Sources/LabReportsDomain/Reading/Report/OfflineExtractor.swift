public import Kernel

/// 离线抽取：词框 → 表格 → 条目；识别页回头重读可疑的格
public struct OfflineExtractor: StructuredExtractor {
    // 建词典要几毫秒，用到才建
    private let dictionary: @Sendable () -> AnalyteDictionary
    private let today: CivilDate?

    /// 默认用内置词典；给出今天时，晚于今天的报告日期带 DATE_IMPOSSIBLE
    public init(dictionary: @autoclosure @escaping @Sendable () -> AnalyteDictionary = .standard, today: CivilDate? = nil) {
        self.dictionary = dictionary
        self.today = today
    }

    /// 建好词典
    public func prepare() async { _ = dictionary() }

    /// 读出报告；没有表格时条目为空并带 NO_TABLE
    public func extract(_ document: DocumentText) async throws -> ExtractedReport {
        let dictionary = dictionary()
        let readers = document.pages.map { TableReader($0) }
        let recognized = document.pages.contains { $0.origin == .recognized }
        let lines = readers.map(\.lines)
        let context = ReportContext(pages: lines, recognized: recognized)
        let builder = DraftBuilder(dictionary: dictionary, context: context, recognized: recognized)
        var drafts = builder.drafts(readers.flatMap { $0.tableRows() })
        if recognized {
            drafts = try await RecognizedReview(dictionary: dictionary, document: document).review(drafts)
        }
        let date = ReportDate(pages: lines, dayFirstHint: context.language == .en && context.isDayFirst, today: today)
        var report = ExtractedReport(
            reportDate: date.iso, specimen: context.specimenText, language: context.language, source: recognized ? .recognized : .textLayer,
            items: ItemFinisher(recognized: recognized).items(drafts), issues: date.issues)
        if report.items.isEmpty { report.issues.append(.noTable) }
        if context.hasSeveralPatients { report.issues.append(.severalPatients) }
        return report
    }
}
