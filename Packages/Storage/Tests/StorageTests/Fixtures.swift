import GRDB
import Kernel
import Storage

struct Reading: Entity, Codable {
    let id: String
    var name: String
    var value: Double
}

struct ReadingRecord: StoredRecord, Codable {
    static let databaseTableName = "readings"
    static let orderColumn = "value"
    static let isNewestFirst = true
    let id: String
    let name: String
    let value: Double
}

extension ReadingRecord {
    init(from entity: Reading) { self.init(id: entity.id, name: entity.name, value: entity.value) }
    func toDomain() -> Reading { Reading(id: id, name: name, value: value) }
}

/// 同一张表的快速通道
struct FastReadingRecord: BulkRecord, Codable {
    static let databaseTableName = "readings"
    static let columns = ["id", "name", "value"]
    let id: String
    let name: String
    let value: Double
    init(from entity: Reading) {
        id = entity.id
        name = entity.name
        value = entity.value
    }
    func toDomain() -> Reading { Reading(id: id, name: name, value: value) }
    static func bind(_ model: Reading, to statement: borrowing BulkStatement) {
        statement.bind(model.id, at: 1)
        statement.bind(model.name, at: 2)
        statement.bind(model.value, at: 3)
    }
    static func model(from row: borrowing BulkStatement) -> Reading { Reading(id: row.text(0), name: row.text(1), value: row.double(2)) }
}

let createReadings = Migration("2026-01-createReadings") { db in
    try db.create(table: "readings") { table in
        table.primaryKey("id", .text)
        table.column("name", .text).notNull()
        table.column("value", .double).notNull()
    }
}

func code(_ body: () async throws -> Void) async -> String? {
    do { try await body() } catch { return (error as? AppError)?.code ?? String(describing: error) }
    return nil
}
