import FeatureKit
import Kernel
import LabReportsDomain

/// 一份报告的样子
enum ReportScreen {
    static func screen(_ report: LabReport, _ language: Language) -> Screen {
        var fields: [(LocalizedText, Cell)] = [
            (LocalizedText(zh: "编号", en: "Report"), Cell(String(report.id), .strong)),
            (LocalizedText(zh: "状态", en: "Status"), Cell(status(report)[language])),
            (LocalizedText(zh: "报告日期", en: "Date"), Cell(report.reportDate?.iso8601 ?? "—")),
            (LocalizedText(zh: "文件", en: "File"), Cell(report.fileName)),
        ]
        if let specimen = report.specimen { fields.append((LocalizedText(zh: "标本", en: "Specimen"), Cell(specimen))) }
        fields += issues(report.blockingIssues, language)
        let rows = report.items.map { (number: $0.id, item: $0.current, isOpen: $0.isOpen) }
        return Screen(
            json: LabReportJSON(report),
            blocks: [.fields(fields), .table(ItemTable.table(rows, language)), .prose(Disclaimer.text)])
    }

    static func screen(_ extracted: ExtractedReport, _ language: Language) -> Screen {
        var fields: [(LocalizedText, Cell)] = [(LocalizedText(zh: "报告日期", en: "Date"), Cell(extracted.reportDate ?? "—"))]
        if let specimen = extracted.specimen { fields.append((LocalizedText(zh: "标本", en: "Specimen"), Cell(specimen))) }
        fields += issues(extracted.issues, language)
        let rows = extracted.items.enumerated().map { index, item in
            (number: index + 1, item: item, isOpen: item.issues.contains(where: \.needsReview))
        }
        return Screen(
            json: LabReportJSON(extracted),
            blocks: [.fields(fields), .table(ItemTable.table(rows, language)), .prose(Disclaimer.text)])
    }

    private static func issues(_ issues: [ReviewIssue], _ language: Language) -> [(LocalizedText, Cell)] {
        guard !issues.isEmpty else { return [] }
        return [(LocalizedText(zh: "注意", en: "Attention"), Cell(issues.map { $0.text[language] }.joined(separator: "; "), .warning))]
    }

    private static func status(_ report: LabReport) -> LocalizedText {
        report.status == .draft ? LocalizedText(zh: "草稿", en: "draft") : LocalizedText(zh: "已入历史", en: "saved")
    }
}
