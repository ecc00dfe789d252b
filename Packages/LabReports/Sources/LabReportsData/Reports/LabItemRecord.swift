import GRDB
import Kernel
import LabReportsDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// lab_items 的一行：原样以 JSON 存，查询要用的另占列
struct LabItemRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "lab_items"
    static let databaseColumnDecodingStrategy = DatabaseColumnDecodingStrategy.convertFromSnakeCase
    static let databaseColumnEncodingStrategy = DatabaseColumnEncodingStrategy.convertToSnakeCase

    // 小写的 Id 使键名与 snake_case 的列名互转
    let labReportId: Int64
    let number: Int
    let name: String
    let analyteId: String?
    let numericValue: Double?
    let comparator: Comparator?
    let unit: String
    let low: Double?
    let high: Double?
    let computedFlag: ResultFlag?
    let isOpen: Bool
    let isConfirmed: Bool
    let reading: ExtractedItem
    let current: ExtractedItem?
    let corrections: [ItemCorrection]?
}

extension LabItemRecord {
    init(from entity: LabItem, report: Int64) {
        let item = entity.current
        self.init(
            labReportId: report, number: entity.id, name: item.name, analyteId: item.analyteID, numericValue: item.number,
            comparator: item.comparator, unit: item.unit, low: item.low, high: item.high, computedFlag: item.computedFlag,
            isOpen: entity.isOpen, isConfirmed: entity.isConfirmed, reading: entity.reading, current: item == entity.reading ? nil : item,
            corrections: entity.corrections.isEmpty ? nil : entity.corrections)
    }

    func toDomain() -> LabItem {
        LabItem(id: number, reading: reading, current: current ?? reading, corrections: corrections ?? [], isConfirmed: isConfirmed)
    }
}
