import Foundation
import GRDB
import Kernel

/// 一个写事务里对密文行的增删，顺带记全库的校验；事务末尾写回
struct SealedRows {
    private let db: Database
    private let keys: VaultKeys
    private var root: StateRoot

    /// 读出当前的校验；打不开抛 VAULT_TAMPERED
    init(_ db: Database, _ keys: VaultKeys) throws {
        self.db = db
        self.keys = keys
        root = try Self.root(db, keys)
    }

    /// 打开校验那一行
    static func root(_ db: Database, _ keys: VaultKeys) throws -> StateRoot {
        guard let sealed = try Data.fetchOne(db, sql: "SELECT root FROM vault_states WHERE id = 1") else { throw AppError.vaultTampered }
        return try StateRoot(bytes: SealedBytes.open(sealed, with: keys.root, aad: keys.context.bytes(.root)))
    }

    /// 封住校验
    static func seal(_ root: StateRoot, _ keys: VaultKeys) throws -> Data {
        Data(try SealedBytes.seal(root.bytes, with: keys.root, aad: keys.context.bytes(.root)))
    }

    /// 写入一行，替换同一身份的旧行；columns 是密文之外的列
    mutating func put(
        _ table: SealedTable, _ id: UUID, _ sealed: [UInt8], columns: KeyValuePairs<String, any DatabaseValueConvertible> = [:]
    )
        throws
    {
        try forget(table, id)
        let names = ["id", "sealed"] + columns.map(\.key)
        let values: [any DatabaseValueConvertible] = [id.bytes, Data(sealed)] + columns.map(\.value)
        let updates = names.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        try db.execute(
            sql: """
                INSERT INTO \(table.rawValue) (\(names.joined(separator: ", "))) VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
                ON CONFLICT (id) DO UPDATE SET \(updates)
                """, arguments: StatementArguments(values))
        root.add(StateRoot.digest(table.kind, id, sealed, key: keys.digest))
    }

    /// 删除一行；没有就不动
    mutating func remove(_ table: SealedTable, _ id: UUID) throws {
        try forget(table, id)
        try db.execute(sql: "DELETE FROM \(table.rawValue) WHERE id = ?", arguments: [id.bytes])
    }

    /// 删除一张卡片名下的行，返回它们的身份
    @discardableResult
    mutating func removeAll(_ table: SealedTable, of card: UUID) throws -> [UUID] {
        let ids = try Data.fetchAll(db, sql: "SELECT id FROM \(table.rawValue) WHERE card_id = ?", arguments: [card.bytes]).map(
            UUID.init(bytes:))
        for id in ids { try remove(table, id) }
        return ids
    }

    /// 写回校验，返回它的密文
    mutating func finish() throws -> Data {
        root.advance()
        let sealed = try Self.seal(root, keys)
        try db.execute(sql: "UPDATE vault_states SET root = ? WHERE id = 1", arguments: [sealed])
        return sealed
    }

    private mutating func forget(_ table: SealedTable, _ id: UUID) throws {
        let sql = "SELECT sealed FROM \(table.rawValue) WHERE id = ?"
        guard let old = try Data.fetchOne(db, sql: sql, arguments: [id.bytes]) else { return }
        root.remove(StateRoot.digest(table.kind, id, old, key: keys.digest))
    }
}

extension UUID {
    /// 十六个字节，数据库里的身份
    var bytes: Data { withUnsafeBytes(of: uuid) { Data($0) } }

    /// 由十六个字节还原；长度不对抛 VAULT_TAMPERED
    init(bytes: Data) throws {
        guard bytes.count == 16 else { throw AppError.vaultTampered }
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
