import FeatureKit
import Kernel
import LabReportsDomain

/// 报告列表的样子
enum SummaryScreen {
    private struct Row: Encodable, Sendable {
        let id: Int64
        let reportDate: String?
        let fileName: String
        let specimen: String?
        let itemCount: Int
        let openCount: Int
        let abnormalCount: Int
        let issues: [ReviewIssue]
    }

    static func screen(_ page: Page<LabReportSummary>, empty: LocalizedText, _ language: Language) -> Screen {
        let rows = page.items.map {
            Row(
                id: $0.id, reportDate: $0.reportDate?.iso8601, fileName: $0.fileName, specimen: $0.specimen, itemCount: $0.itemCount,
                openCount: $0.openCount, abnormalCount: $0.abnormalCount, issues: $0.issues)
        }
        let table = Table(
            columns: [
                .init(zh: "编号", en: "Report", alignRight: true), .init(zh: "报告日期", en: "Date"),
                .init(zh: "项数", en: "Items", alignRight: true), .init(zh: "异常", en: "Abnormal", alignRight: true),
                .init(zh: "存疑", en: "Doubtful", alignRight: true), .init(zh: "文件", en: "File"),
            ],
            rows: page.items.map { item in
                [
                    Cell(String(item.id), .strong), Cell(item.reportDate?.iso8601 ?? "—"), Cell(String(item.itemCount)),
                    Cell(String(item.abnormalCount), item.abnormalCount > 0 ? .high : .dim),
                    Cell(String(item.openCount), item.openCount > 0 ? .warning : .dim), Cell(item.fileName.truncated(toWidth: 40)),
                ]
            })
        var blocks: [Screen.Block] = rows.isEmpty ? [.prose(empty)] : [.table(table)]
        if let next = page.next {
            blocks.append(.prose(LocalizedText(zh: "还有更多：--after \(next)", en: "More: --after \(next)")))
        }
        return Screen(json: Listing(rows, next: page.next), blocks: blocks)
    }
}
