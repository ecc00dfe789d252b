import GRDB
import Kernel
import LabReportsDomain

/// import_jobs 的一行；读出的文字（pages）不随行取
struct ImportJobRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "import_jobs"
    static let databaseColumnDecodingStrategy = DatabaseColumnDecodingStrategy.convertFromSnakeCase
    static let databaseColumnEncodingStrategy = DatabaseColumnEncodingStrategy.convertToSnakeCase
    var id: Int64?
    let documentHash: String
    let fileName: String
    let createdAt: String
    let stage: ImportJob.Stage
    let acceptsWhenClean: Bool
    let date: String?

    mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

extension ImportJobRecord {
    func toDomain() throws -> ImportJob {
        guard let id, let created = Timestamp(iso8601: createdAt) else { throw AppError.recordDamaged("import_jobs", id ?? 0) }
        return ImportJob(
            id: id, documentHash: documentHash, fileName: fileName, createdAt: created, stage: stage, acceptsWhenClean: acceptsWhenClean,
            date: date.flatMap(CivilDate.init(iso8601:)))
    }
}
