import ArgumentParser
import FeatureKit
import Kernel
import LabReportsDomain

/// 一份导入的结局：成了或错了
enum ImportResult: Sendable {
    case done(ImportOutcome)
    case failed(any Error)

    init(_ body: () async throws -> ImportOutcome) async {
        do { self = .done(try await body()) } catch { self = .failed(error) }
    }
}

/// 导入结局的样子：成的列表，错的逐个说明，末了说下一步
enum ImportScreen {
    private struct Row: Encodable, Sendable {
        let id: Int64
        let status: LabReport.Status
        let fileName: String
        let reportDate: String?
        let itemCount: Int
        let openCount: Int
        let alreadyImported: Bool
    }

    static func show(_ results: [ImportResult], of sources: [ImportSource], _ output: Output) throws {
        // 只有一份而且错了，就是这条命令的错
        if results.count == 1, case .failed(let error) = results[0] { throw error }
        let outcomes = results.compactMap { if case .done(let outcome) = $0 { outcome } else { nil } }
        output.show(screen(outcomes))
        var status: Int32 = 0
        for (result, source) in zip(results, sources) {
            switch result {
            case .done(let outcome): advise(outcome, output)
            case .failed(let error):
                if sources.count > 1, !(error is CancellationError) { output.note(name(source)) }
                status = output.fail(error)
            }
        }
        if status != 0 { throw ExitCode(status) }
    }

    private static func screen(_ outcomes: [ImportOutcome]) -> Screen {
        let rows = outcomes.map { outcome in
            let report = outcome.report
            return Row(
                id: report.id, status: report.status, fileName: report.fileName, reportDate: report.reportDate?.iso8601,
                itemCount: report.items.count, openCount: report.openItems.count, alreadyImported: outcome.isRepeat)
        }
        let table = Table(
            columns: [
                .init(zh: "编号", en: "Report", alignRight: true), .init(zh: "状态", en: "Status"), .init(zh: "报告日期", en: "Date"),
                .init(zh: "项数", en: "Items", alignRight: true), .init(zh: "存疑", en: "Doubtful", alignRight: true),
                .init(zh: "文件", en: "File"),
            ],
            rows: rows.map { row in
                [
                    Cell(String(row.id), .strong), Cell(row.status.rawValue), Cell(row.reportDate ?? "—"), Cell(String(row.itemCount)),
                    Cell(String(row.openCount), row.openCount > 0 ? .warning : .dim), Cell(row.fileName.truncated(toWidth: 40)),
                ]
            })
        return Screen(json: Listing(rows), blocks: rows.isEmpty ? [] : [.table(table)])
    }

    private static func advise(_ outcome: ImportOutcome, _ output: Output) {
        let (report, id) = (outcome.report, outcome.report.id)
        if outcome.isRepeat {
            output.note(LocalizedText(zh: "\(id)：这份文件以前导入过", en: "\(id): this file was imported before."))
        }
        if let refusal = outcome.refusal {
            output.note(refusal.message)
            if let next = refusal.next { output.note(LocalizedText(zh: "下一步：\(next.zh)", en: "Next: \(next.en)")) }
        } else if report.status == .draft {
            output.note(
                LocalizedText(
                    zh: "下一步：hub labs review \(id)，再 hub labs save \(id)", en: "Next: hub labs review \(id), then hub labs save \(id)"))
        } else if !report.openItems.isEmpty {
            let count = report.openItems.count
            output.note(
                LocalizedText(
                    zh: "\(count) 项存疑，看过才进趋势：hub labs review \(id)",
                    en: "\(count) doubtful item(s) stay out of trends until looked at: hub labs review \(id)"))
        }
    }

    private static func name(_ source: ImportSource) -> LocalizedText {
        switch source {
        case .file(let path): LocalizedText(zh: path, en: path)
        case .bytes(_, let name): LocalizedText(zh: name, en: name)
        }
    }
}
