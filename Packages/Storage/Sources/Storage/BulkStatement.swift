import GRDB
import GRDBSQLite

/// 直接绑定与步进的 SQLite 语句，只活在一次数据库访问之内
public struct BulkStatement: ~Copyable {
    private let handle: OpaquePointer
    private let connection: OpaquePointer

    init(_ sql: String, _ db: Database) throws {
        guard let connection = db.sqliteConnection else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, sql, -1, &handle, nil)
        guard code == SQLITE_OK, let handle else { throw Self.error(code, connection) }
        self.handle = handle
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    /// 绑定整数，位置从 1 起
    public func bind(_ value: Int64, at index: Int) { sqlite3_bind_int64(handle, Int32(index), value) }

    /// 绑定小数
    public func bind(_ value: Double, at index: Int) { sqlite3_bind_double(handle, Int32(index), value) }

    /// 绑定文字
    public func bind(_ value: String, at index: Int) {
        var value = value
        value.withUTF8 { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                _ = sqlite3_bind_text(handle, Int32(index), $0.baseAddress, Int32($0.count), Self.transient)
            }
        }
    }

    /// 绑定空值
    public func bindNull(at index: Int) { sqlite3_bind_null(handle, Int32(index)) }

    /// 绑定可缺的小数
    public func bind(_ value: Double?, at index: Int) {
        if let value { bind(value, at: index) } else { bindNull(at: index) }
    }

    /// 绑定可缺的文字
    public func bind(_ value: String?, at index: Int) {
        if let value { bind(value, at: index) } else { bindNull(at: index) }
    }

    func bind(_ value: DatabaseValue, at index: Int) {
        switch value.storage {
        case .null: bindNull(at: index)
        case .int64(let number): bind(number, at: index)
        case .double(let number): bind(number, at: index)
        case .string(let text): bind(text, at: index)
        case .blob: preconditionFailure("游标里没有二进制")
        }
    }

    /// 当前行的整数，位置从 0 起
    public func int64(_ index: Int) -> Int64 { sqlite3_column_int64(handle, Int32(index)) }

    /// 当前行的小数
    public func double(_ index: Int) -> Double { sqlite3_column_double(handle, Int32(index)) }

    /// 当前行的文字；空值为空串
    public func text(_ index: Int) -> String {
        guard let bytes = sqlite3_column_text(handle, Int32(index)) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, Int32(index)))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// 当前行某列是否空值
    public func isNull(_ index: Int) -> Bool { sqlite3_column_type(handle, Int32(index)) == SQLITE_NULL }

    func step() throws -> Bool {
        let code = sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        throw Self.error(code, connection)
    }

    func reset() { sqlite3_reset(handle) }

    private static func error(_ code: Int32, _ connection: OpaquePointer) -> DatabaseError {
        DatabaseError(resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(connection)))
    }

    // SQLITE_TRANSIENT：请 SQLite 自留一份
    private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
