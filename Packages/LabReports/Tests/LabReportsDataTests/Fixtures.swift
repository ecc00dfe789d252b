import Kernel
import LabReportsData
import LabReportsDomain
import Synchronization
import TestSupport

/// 一页固定的词
struct FixedReader: DocumentReader {
    var failure: AppError?
    func read(_ path: String) throws -> DocumentText {
        if let failure { throw failure }
        return DocumentText(pages: [PageText(number: 1, width: 100, height: 100, origin: .textLayer, words: [])])
    }
    func rereader(for path: String, pages: [PageText]) -> (any CellRereader)? { nil }
}

/// 总是读出同一份报告
struct FixedExtractor: StructuredExtractor {
    var report: ExtractedReport
    func extract(_ document: DocumentText) -> ExtractedReport { report }
}

/// 只认数字
struct PlainInterpreter: ItemInterpreter {
    func interpret(name: String, value: String, unit: String, referenceRange: String) -> ExtractedItem {
        let number = Double(value)
        return ExtractedItem(
            name: name, value: value, number: number, unit: unit, referenceRange: referenceRange, analyteID: name,
            issues: number == nil ? [.valueUnreadable] : [])
    }
}

extension ExtractedReport {
    static func sample(date: String? = "2025-03-04", glucose: Double = 5.6, doubtful: Bool = false) -> ExtractedReport {
        ExtractedReport(
            reportDate: date, specimen: "血清",
            items: [
                ExtractedItem(
                    name: "葡萄糖", value: String(glucose), number: glucose, unit: "mmol/L", referenceRange: "3.9-6.1", low: 3.9, high: 6.1,
                    computedFlag: glucose > 6.1 ? .high : nil, analyteID: "GLU", issues: doubtful ? [.lowConfidence] : []),
                ExtractedItem(name: "本院自测项", value: "阴性", issues: [.unmapped]),
            ], issues: date == nil ? [.dateMissing] : [])
    }
}

/// 一个临时的家
struct World {
    let directory = TemporaryDirectory()
    let clock = ManualClock()
    let stores: LabReportsStores

    init() async throws { stores = try await LabReportsStores(directory: directory.file("labs")) }

    var repository: DefaultLabReportRepository<DefaultLocalLabReportDataSource> {
        DefaultLabReportRepository(local: stores.reports, clock: clock, interpreter: PlainInterpreter())
    }

    func importer(_ report: ExtractedReport = .sample(), reader: FixedReader = FixedReader()) -> DefaultReportImporter {
        let environment = FeatureEnvironment(
            directory: directory.path, clock: clock, events: NullEventSink(), logger: AppLogger(label: "test"))
        return DefaultReportImporter(
            stores: stores, reader: reader, extractor: FixedExtractor(report: report), environment: environment, actor: "tester")
    }

    func pdf(_ content: String = "1") throws -> ImportSource {
        .file(try directory.write("%PDF-1.4 \(content)".utf8, to: "r\(content).pdf"))
    }

    func actions() async throws -> [String] { try await stores.audit.entries(subject: nil, PageRequest()).items.map(\.action).reversed() }
}

func code(_ body: () async throws -> Void) async -> String? {
    do { try await body() } catch { return (error as? AppError)?.code ?? String(describing: error) }
    return nil
}
