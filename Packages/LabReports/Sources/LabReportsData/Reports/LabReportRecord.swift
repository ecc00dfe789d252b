import GRDB
import Kernel
import LabReportsDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// lab_reports 的一行
struct LabReportRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "lab_reports"
    static let databaseColumnDecodingStrategy = DatabaseColumnDecodingStrategy.convertFromSnakeCase
    static let databaseColumnEncodingStrategy = DatabaseColumnEncodingStrategy.convertToSnakeCase
    let id: Int64
    let status: LabReport.Status
    let reportDate: String?
    let specimen: String?
    let language: Language
    let source: PageText.Origin
    let fileName: String
    let importedAt: String
    let savedAt: String?
    let issues: [ReviewIssue]
}

extension LabReportRecord {
    init(from entity: LabReport) {
        self.init(
            id: entity.id, status: entity.status, reportDate: entity.reportDate?.iso8601, specimen: entity.specimen,
            language: entity.language, source: entity.source, fileName: entity.fileName, importedAt: entity.importedAt.iso8601,
            savedAt: entity.savedAt?.iso8601, issues: entity.issues)
    }

    // 一份报告横跨两张表，所以还原时要带上各项
    func toDomain(items: [LabItem]) throws -> LabReport {
        guard let imported = Timestamp(iso8601: importedAt) else { throw AppError.recordDamaged("lab_reports", id) }
        return LabReport(
            id: id, status: status, reportDate: reportDate.flatMap(CivilDate.init(iso8601:)), specimen: specimen, language: language,
            source: source, fileName: fileName, importedAt: imported, savedAt: savedAt.flatMap(Timestamp.init(iso8601:)), items: items,
            issues: issues)
    }
}

extension AppError {
    static func recordDamaged(_ table: String, _ id: Int64) -> AppError {
        .recoverable(
            "RECORD_DAMAGED", .data, LocalizedText(zh: "\(table) 的第 \(id) 条读不出", en: "Row \(id) of \(table) cannot be read."),
            next: LocalizedText(zh: "从备份恢复", en: "Restore from a backup."))
    }
}
