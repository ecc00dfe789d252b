import GRDB
public import Kernel

/// SQLite 上的本机数据源；行若会快速绑定就走快速通道
public struct SQLiteLocalDataSource<R: StoredRecord>: LocalDataSource {
    /// 存放的实体
    public typealias Model = R.Model
    private let store: SQLiteStore

    /// 表由 R 指定，须已由迁移建好
    public init(store: SQLiteStore) { self.store = store }

    /// 按身份取；没有为 nil
    public func fetch(_ id: R.Model.ID) async throws -> R.Model? {
        try await store.read { db in
            try R.fetch(db, sql: "SELECT * FROM \(R.databaseTableName) WHERE \(R.idColumn) = ?", arguments: [id.databaseValue]).first
        }
    }

    /// 取一页
    public func fetchPage(_ request: PageRequest) async throws -> Page<R.Model> {
        try await store.read { try Self.page($0, request) }
    }

    /// 写入或覆盖一批
    public func save(_ models: [R.Model]) async throws {
        try await store.write { try R.upsert(models, in: $0) }
    }

    /// 按身份删除一批
    public func delete(_ ids: [R.Model.ID]) async throws {
        try await store.write { db in
            for id in ids { try db.execute(sql: "DELETE FROM \(R.databaseTableName) WHERE \(R.idColumn) = ?", arguments: [id]) }
        }
    }

    /// 某一页的持续更新
    public func updates(_ request: PageRequest) -> Updates<Page<R.Model>> { store.observe { try Self.page($0, request) } }

    // 按（排序列，主键）接着上一页的末行取，翻得再深也只走索引
    private static func page(_ db: Database, _ request: PageRequest) throws -> Page<R.Model> {
        let (table, id, order) = (R.databaseTableName, R.idColumn, R.orderColumn)
        let (beyond, direction) = R.isNewestFirst ? ("<", "DESC") : (">", "ASC")
        let start = request.cursor.flatMap(PageCursor.init(text:))
        let after = start == nil ? "" : "WHERE (\(order), \(id)) \(beyond) (?, ?)"
        // 多取一条，看有没有下一页
        var models = try R.fetch(
            db, sql: "SELECT * FROM \(table) \(after) ORDER BY \(order) \(direction), \(id) \(direction) LIMIT \(request.limit + 1)",
            arguments: start.map { [$0.order.databaseValue, $0.id.databaseValue] } ?? [])
        guard models.count > request.limit else { return Page(items: models) }
        models.removeLast()
        guard let last = models.last else { return Page(items: models) }
        let key = try Row.fetchOne(
            db, sql: "SELECT CAST(\(order) AS TEXT), CAST(\(id) AS TEXT) FROM \(table) WHERE \(id) = ?", arguments: [last.id])
        return Page(items: models, next: key.map { PageCursor(order: $0[0], id: $0[1]).text })
    }
}

/// 翻页的游标：末行的排序值与主键
struct PageCursor {
    let order: String
    let id: String

    init(order: String, id: String) {
        self.order = order
        self.id = id
    }

    init?(text: String) {
        guard let bar = text.lastIndex(of: "|") else { return nil }
        order = String(text[..<bar])
        id = String(text[text.index(after: bar)...])
    }

    var text: String { order + "|" + id }
}
