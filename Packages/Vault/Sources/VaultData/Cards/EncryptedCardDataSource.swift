package import Foundation
import GRDB
package import Kernel
import Storage
package import VaultDomain

/// 开着的库里的卡片：写进去的都是密文，目录留在内存
package actor EncryptedCardDataSource: LocalCardDataSource {
    package typealias Model = Card
    // 每张卡片留这么多旧版
    private static let keptVersions = 20

    private let store: SQLiteStore
    private let keys: VaultKeys
    private let folder: AttachmentFolder
    private var cached: (index: CardIndex, root: Data)?

    init(store: SQLiteStore, keys: VaultKeys, folder: AttachmentFolder) {
        self.store = store
        self.folder = folder
        self.keys = keys
    }

    package func fetch(_ id: UUID) async throws -> Card? {
        _ = try await index()
        let codec = CardCodec(keys: keys)
        return try await store.read { try codec.card($0, id) }
    }

    package func fetchPage(_ request: PageRequest) async throws -> Page<Card> {
        let page = try await summaries(CardFilter(), request)
        var cards: [Card] = []
        for summary in page.items { if let card = try await fetch(summary.id) { cards.append(card) } }
        return Page(items: cards, next: page.next)
    }

    package func summaries(_ filter: CardFilter, _ request: PageRequest) async throws -> Page<CardSummary> {
        try await index().page(filter, request)
    }

    package func matches(_ reference: String) async throws -> [UUID] { try await index().matches(reference) }

    package func save(_ cards: [Card]) async throws {
        try await change { rows, db, codec in
            for card in cards { try Self.put(card, &rows, db, codec) }
        } updating: { index, codec in
            for card in cards { try index.put(card.id, codec.plainManifest(card)) }
        }
    }

    package func replace(_ card: Card, revision: Int) async throws {
        try await change { rows, db, codec in
            guard let old = try codec.card(db, card.id) else { throw AppError.cardNotFound(card.id.uuidString) }
            guard old.revision == revision else { throw AppError.cardChanged }
            let versionID = UUID()
            try rows.put(
                .card_versions, versionID, codec.sealVersion(old, id: versionID),
                columns: ["card_id": card.id.bytes, "revision": old.revision])
            try Self.dropOldVersions(of: card.id, &rows, db)
            try Self.put(card, &rows, db, codec)
        } updating: { index, codec in
            try index.put(card.id, codec.plainManifest(card))
        }
    }

    package func delete(_ ids: [UUID]) async throws {
        let attached = try await store.read { db in
            try ids.flatMap { try Data.fetchAll(db, sql: "SELECT id FROM attachments WHERE card_id = ?", arguments: [$0.bytes]) }
                .map(UUID.init(bytes:))
        }
        try await change { rows, _, _ in
            for id in ids {
                for table in [SealedTable.card_versions, .attachments] { try rows.removeAll(table, of: id) }
                try rows.remove(.cards, id)
            }
        } updating: { index, _ in
            for id in ids { index.remove(id) }
        }
        // 登记先删、文件后删：中间崩溃只剩没有密钥可开的密文
        folder.remove(attached)
    }

    package func versions(of id: UUID) async throws -> [Card] {
        let codec = CardCodec(keys: keys)
        return try await store.read { db in
            let sql = "SELECT id, sealed FROM card_versions WHERE card_id = ? ORDER BY revision DESC"
            return try Row.fetchAll(db, sql: sql, arguments: [id.bytes]).map { row in
                try codec.version(row[1], id: UUID(bytes: row[0]), of: id)
            }
        }
    }

    package nonisolated func updates(_ request: PageRequest) -> Updates<Page<Card>> {
        let roots = store.observe { try Data.fetchOne($0, sql: "SELECT root FROM vault_states WHERE id = 1") }
        return Updates { continuation in
            let task = Task {
                do {
                    for try await _ in roots { continuation.yield(try await self.fetchPage(request)) }
                    continuation.finish()
                } catch { continuation.finish(throwing: error) }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    // MARK: - 目录

    // 别的进程写过（校验的密文变了）就重读
    private func index() async throws -> CardIndex {
        let current = try await store.read { try Data.fetchOne($0, sql: "SELECT root FROM vault_states WHERE id = 1") }
        if let cached, cached.root == current { return cached.index }
        let loader = VaultLoader(keys: keys)
        let loaded = try await store.read { try loader.load($0) }
        cached = loaded
        return loaded.index
    }

    private func change(
        _ body: @escaping @Sendable (inout SealedRows, Database, CardCodec) throws -> Void,
        updating update: (inout CardIndex, CardCodec) throws -> Void
    ) async throws {
        _ = try await index()
        let keys = keys
        let codec = CardCodec(keys: keys)
        let root = try await store.write { db in
            var rows = try SealedRows(db, keys)
            try body(&rows, db, codec)
            return try rows.finish()
        }
        guard var (index, _) = cached.map({ ($0.index, $0.root) }) else { return }
        cached = nil
        try update(&index, codec)
        cached = (index, root)
    }

    private static func put(_ card: Card, _ rows: inout SealedRows, _ db: Database, _ codec: CardCodec) throws {
        let sealed = try codec.seal(card)
        try rows.put(.cards, card.id, sealed.manifest)
        try db.execute(sql: "DELETE FROM card_fields WHERE card_id = ?", arguments: [card.id.bytes])
        for field in sealed.fields {
            try db.execute(
                sql: "INSERT INTO card_fields (id, card_id, sealed) VALUES (?, ?, ?)",
                arguments: [field.id.bytes, card.id.bytes, Data(field.sealed)])
        }
    }

    private static func dropOldVersions(of id: UUID, _ rows: inout SealedRows, _ db: Database) throws {
        let sql = "SELECT id FROM card_versions WHERE card_id = ? ORDER BY revision DESC LIMIT -1 OFFSET ?"
        for old in try Data.fetchAll(db, sql: sql, arguments: [id.bytes, keptVersions]) {
            try rows.remove(.card_versions, UUID(bytes: old))
        }
    }
}
