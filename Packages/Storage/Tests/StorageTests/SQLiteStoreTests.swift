import Foundation
import GRDB
import Kernel
import Storage
import TestSupport
import Testing

@Suite("SQLite 的打开")
struct SQLiteStoreTests {
    private let directory = TemporaryDirectory()

    private func open(_ migrations: [Migration] = [createReadings]) throws -> SQLiteStore {
        try SQLiteStore(path: directory.file("private/data.sqlite"), migrations: migrations)
    }

    @Test func 写者耐久且为WAL() async throws {
        let pragmas = try await open().write { db in
            [
                try String.fetchOne(db, sql: "PRAGMA journal_mode"), try String.fetchOne(db, sql: "PRAGMA synchronous"),
                try String.fetchOne(db, sql: "PRAGMA busy_timeout"), try String.fetchOne(db, sql: "PRAGMA foreign_keys"),
            ]
        }
        #expect(pragmas == ["wal", "2", "5000", "1"])
    }

    @Test func 目录与文件只有本人能读() async throws {
        let store = try open()
        try await store.write { try $0.execute(sql: "INSERT INTO readings VALUES ('a', '甲', 1)") }
        for name in ["data.sqlite", "data.sqlite-wal", "data.sqlite-shm"] { #expect(mode("private/" + name) == 0o600, "\(name)") }
        #expect(mode("private") == 0o700)
    }

    @Test func 更新的结构被拒绝且文件不动() async throws {
        let path = directory.file("private/data.sqlite")
        do { _ = try open([createReadings, Migration("2999-future") { _ in }]) }
        let before = try Data(contentsOf: URL(filePath: path))
        #expect(await code { _ = try open() } == "STORAGE_SCHEMA_NEWER")
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }

    @Test func 损坏与不可写各有其错() async throws {
        let path = try directory.write(Array("not a database, not at all, never was".utf8), to: "bad.sqlite")
        #expect(await code { _ = try SQLiteStore(path: path, migrations: [createReadings]) } == "STORAGE_CORRUPT")
        #expect(await code { _ = try SQLiteStore(path: "/proc/none/x.sqlite", migrations: []) } == "STORAGE_UNWRITABLE")
    }

    @Test func 失败的迁移不留半截() async throws {
        struct Oops: Error {}
        let broken = Migration("2026-02-broken") { db in
            try db.execute(sql: "CREATE TABLE half (id)")
            throw Oops()
        }
        #expect(throws: Oops.self) { _ = try open([createReadings, broken]) }
        let tables = try await open().read { try String.fetchAll($0, sql: "SELECT name FROM sqlite_master WHERE name = 'half'") }
        #expect(tables.isEmpty)
    }

    @Test func 两个写者同时写一个都不丢() async throws {
        let stores = [try open(), try open()]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, store) in stores.enumerated() {
                group.addTask {
                    for number in 0..<100 {
                        try await store.write { db in
                            let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM readings") ?? 0
                            try db.execute(sql: "INSERT INTO readings VALUES (?, '', ?)", arguments: ["\(index)-\(number)", count])
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await stores[0].read { try Int.fetchOne($0, sql: "SELECT count(DISTINCT value) FROM readings") } == 200)
        try await stores[0].check()
    }

    private func mode(_ name: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: directory.file(name)))?[.posixPermissions] as? Int
    }
}
