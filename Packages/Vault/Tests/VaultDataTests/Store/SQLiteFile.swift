import Foundation
import GRDB

/// 绕过保险库直接看、直接改数据库：扮演动手脚的人
struct SQLiteFile {
    fileprivate let queue: DatabaseQueue

    init(_ path: String) throws { queue = try DatabaseQueue(path: path) }

    func count(_ table: String) async throws -> Int {
        try await queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }

    func execute(_ sql: String) async throws { try await queue.write { try $0.execute(sql: sql) } }
}

extension SQLiteFile {
    func number(_ sql: String) async throws -> Int { try await queue.read { try Int.fetchOne($0, sql: sql) ?? 0 } }

    /// 翻转第一行密文的一位
    func flip(_ table: String, bit: Int) async throws {
        try await queue.write { db in
            guard var sealed = try [UInt8].fetchFirst(db, "SELECT sealed FROM \(table) WHERE rowid = 1") else { return }
            sealed[bit / 8] ^= 1 << (bit % 8)
            try db.execute(sql: "UPDATE \(table) SET sealed = ? WHERE rowid = 1", arguments: [Data(sealed)])
        }
    }
}

extension [UInt8] {
    fileprivate static func fetchFirst(_ db: Database, _ sql: String) throws -> [UInt8]? { try Data.fetchOne(db, sql: sql).map(Array.init) }
}
