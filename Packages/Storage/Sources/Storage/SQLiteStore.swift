import Dispatch
public import GRDB
public import Kernel

/// 一个功能的一份 SQLite：打开即保证耐久、权限与结构，之后只管读写
public final class SQLiteStore: Sendable {
    /// 文件的绝对路径
    public let path: String
    private let pool: DatabasePool

    /// 打开或新建，目录 0700、文件 0600；抛 STORAGE_SCHEMA_NEWER、STORAGE_CORRUPT、STORAGE_UNWRITABLE、STORAGE_BUSY
    public init(path: String, migrations: [Migration]) throws {
        self.path = path
        try PrivateFile.prepare(path)
        pool = try StorageError.translating(path) {
            var migrator = DatabaseMigrator()
            for migration in migrations { migrator.registerMigration(migration.name, migrate: migration.apply) }
            try Self.refuseNewer(path, known: migrator)
            let pool = try DatabasePool(path: path, configuration: Self.configuration)
            // GRDB 在打开 WAL 之后把 synchronous 设回 NORMAL，所以此处再设一次并核实
            try pool.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA synchronous = FULL")
                guard try Int.fetchOne(db, sql: "PRAGMA synchronous") == 2 else { throw StorageError.notDurable }
            }
            if try pool.read(migrator.hasCompletedMigrations) == false { try migrator.migrate(pool) }
            return pool
        }
    }

    /// 读，与写并行，看到一致的快照
    public func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        do { return try await pool.read(body) } catch { throw StorageError.translate(error, path) }
    }

    /// 写，在一个 IMMEDIATE 事务里；返回即已落盘
    @discardableResult
    public func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        do { return try await pool.write(body) } catch { throw StorageError.translate(error, path) }
    }

    /// 某个查询的持续更新，先给当前值；只看得见本进程的写入
    public func observe<Value: Sendable & Equatable>(_ query: @escaping @Sendable (Database) throws -> Value) -> Updates<Value> {
        let pool = pool
        return Updates { continuation in
            let cancellable = ValueObservation.tracking(query).removeDuplicates().start(
                in: pool, scheduling: .async(onQueue: .global()), onError: { continuation.finish(throwing: $0) },
                onChange: { continuation.yield($0) })
            continuation.onTermination = { _ in cancellable.cancel() }
        }
    }

    /// 完整性自检；不完好时抛 STORAGE_CORRUPT
    public func check() async throws {
        let verdict = try await read { try String.fetchOne($0, sql: "PRAGMA quick_check") }
        guard verdict == "ok" else { throw StorageError.corrupt(path) }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.foreignKeysEnabled = true
        configuration.maximumReaderCount = 4
        return configuration
    }

    // 先只读地看一眼：结构比认得的新就拒绝，文件原封不动
    private static func refuseNewer(_ path: String, known migrator: DatabaseMigrator) throws {
        guard PrivateFile.size(path) > 0 else { return }
        var configuration = configuration
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        if try queue.read(migrator.hasBeenSuperseded) { throw StorageError.newer(path) }
    }
}

/// 一次结构变更；一经发布不再修改
public struct Migration: Sendable {
    let name: String
    let apply: @Sendable (Database) throws -> Void

    /// name 形如 2026-01-createReports，同库之内唯一
    public init(_ name: String, _ apply: @escaping @Sendable (Database) throws -> Void) {
        self.name = name
        self.apply = apply
    }
}
