import Foundation
import GRDB
import Kernel

/// 读入全库：打开每张卡片的主体，同时核对全库的校验
struct VaultLoader {
    let keys: VaultKeys

    /// 目录与当时的校验密文；行被换、删、回退抛 VAULT_TAMPERED
    func load(_ db: Database) throws -> (index: CardIndex, root: Data) {
        let expected = try SealedRows.root(db, keys)
        var actual = StateRoot()
        for table in SealedTable.allCases where table != .cards {
            let rows = try Row.fetchCursor(db, sql: "SELECT id, substr(sealed, -16) FROM \(table.rawValue)")
            while let row = try rows.next() {
                actual.add(StateRoot.digest(table.kind, try UUID(bytes: row[0]), row[1] as Data, key: keys.digest))
            }
        }
        let codec = CardCodec(keys: keys)
        var manifests: [(id: UUID, bytes: [UInt8])] = []
        let rows = try Row.fetchCursor(db, sql: "SELECT id, sealed FROM cards")
        while let row = try rows.next() {
            let (id, sealed) = (try UUID(bytes: row[0]), row[1] as Data)
            actual.add(StateRoot.digest(.card, id, sealed, key: keys.digest))
            manifests.append((id, try codec.openManifest(id, sealed)))
        }
        guard actual.hasSameSum(as: expected) else { throw AppError.vaultTampered }
        let root = try Data.fetchOne(db, sql: "SELECT root FROM vault_states WHERE id = 1") ?? Data()
        return (try CardIndex(manifests), root)
    }
}
