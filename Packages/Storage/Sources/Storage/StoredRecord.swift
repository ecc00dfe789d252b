public import GRDB
public import Kernel

/// 一张表里的一行：能编码、能解码、能与实体互转
public protocol StoredRecord: RecordConvertible, FetchableRecord, PersistableRecord where Model.ID: DatabaseValueConvertible {
    /// 主键列
    static var idColumn: String { get }
    /// 翻页的排序列，值不可为空；同值再按主键
    static var orderColumn: String { get }
    /// 是否新的在前
    static var isNewestFirst: Bool { get }
    /// 写入或覆盖一批
    static func upsert(_ models: [Model], in db: Database) throws
    /// 取出一批
    static func fetch(_ db: Database, sql: String, arguments: [DatabaseValue]) throws -> [Model]
}

extension StoredRecord {
    /// 默认主键列为 id
    public static var idColumn: String { "id" }
    /// 默认按主键排序
    public static var orderColumn: String { idColumn }
    /// 默认旧的在前
    public static var isNewestFirst: Bool { false }

    /// 写入或覆盖一批
    public static func upsert(_ models: [Model], in db: Database) throws {
        for model in models { try Self(from: model).upsert(db) }
    }

    /// 按 SQL 取出一批
    public static func fetch(_ db: Database, sql: String, arguments: [DatabaseValue]) throws -> [Model] {
        try fetchAll(db, sql: sql, arguments: StatementArguments(arguments)).toDomain()
    }
}
