import BareSQLite
import Foundation
import GRDB
import Kernel
import Storage

struct Reading: Entity {
    let id: String
    let name: String
    let value: Double
}

struct ReadingRecord: BulkRecord, Codable {
    static let databaseTableName = "readings"
    static let columns = ["id", "name", "value"]
    let id: String
    let name: String
    let value: Double
    init(from entity: Reading) { (id, name, value) = (entity.id, entity.name, entity.value) }
    func toDomain() -> Reading { Reading(id: id, name: name, value: value) }
    static func bind(_ model: Reading, to statement: borrowing BulkStatement) {
        statement.bind(model.id, at: 1)
        statement.bind(model.name, at: 2)
        statement.bind(model.value, at: 3)
    }
    static func model(from row: borrowing BulkStatement) -> Reading { Reading(id: row.text(0), name: row.text(1), value: row.double(2)) }
}

/// 仓库与存储一路走下来，对裸 SQLite：同一次运行、交替多轮、取中位数
enum StorageBenchmark {
    static func run(rounds: Int = 5, count: Int = 200_000) async throws {
        let models = (0..<count).map { Reading(id: eight($0), name: "reading-\($0 % 1000)", value: Double($0) * 0.5) }
        var (bareInsert, bareRead, ourInsert, ourRead): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
        for round in 0..<rounds {
            let folder = NSTemporaryDirectory() + "hub-benchmark-\(ProcessInfo.processInfo.processIdentifier)-\(round)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            bareInsert.append(bare_insert(folder + "/bare.sqlite", Int32(count)))
            bareRead.append(bare_read(folder + "/bare.sqlite", Int32(count)))
            let store = try SQLiteStore(path: folder + "/hub.sqlite", migrations: [createReadings])
            let repository = DefaultRepository(local: SQLiteLocalDataSource<ReadingRecord>(store: store))
            ourInsert.append(try await seconds { try await repository.save(models) })
            var seen = 0
            ourRead.append(
                try await seconds {
                    var request = PageRequest(limit: 10_000)
                    while true {
                        let page = try await repository.list(request)
                        seen += page.items.count
                        guard let next = page.next else { break }
                        request = PageRequest(limit: 10_000, cursor: next)
                    }
                })
            precondition(seen == count, "读回的行数不对")
        }
        Report.line("storage insert, \(count) rows", ours: median(ourInsert), reference: median(bareInsert), limit: 1.5)
        Report.line("storage read, \(count) rows", ours: median(ourRead), reference: median(bareRead), limit: 1.2)
    }

    private static let createReadings = Migration("2026-01-createReadings") { db in
        try db.execute(sql: "CREATE TABLE readings (id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, value DOUBLE NOT NULL)")
    }

    private static func eight(_ number: Int) -> String { String(repeating: "0", count: 8 - String(number).count) + String(number) }
}
