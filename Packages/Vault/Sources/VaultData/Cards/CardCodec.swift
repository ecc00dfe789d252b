import Foundation
import GRDB
import Kernel
import VaultDomain

/// 卡片与密文之间：主体一段，字段的值各一段
struct CardCodec {
    let keys: VaultKeys

    /// 封住一张卡片：主体，与各字段的身份和密文
    func seal(_ card: Card) throws -> (manifest: [UInt8], fields: [(id: UUID, sealed: [UInt8])]) {
        let fields = try card.fields.map { field in
            let aad = keys.context.bytes(.field, card.id, field.id)
            return (id: field.id, sealed: try SealedBytes.seal(Array(field.value.utf8), with: keys.field, aad: aad))
        }
        let manifest = CardManifest(card, tags: fields.map { Array($0.sealed.suffix(16)) })
        return (try SealedBytes.seal(manifest.bytes, with: keys.card, aad: keys.context.bytes(.card, card.id)), fields)
    }

    /// 主体的原文，放进目录
    func plainManifest(_ card: Card) -> [UInt8] { CardManifest(card, tags: card.fields.map { _ in [] }).bytes }

    /// 打开主体
    func manifest(_ id: UUID, _ sealed: Data) throws -> CardManifest {
        let manifest = try CardManifest(bytes: openManifest(id, sealed)[...])
        guard manifest.summary.id == id else { throw AppError.vaultTampered }
        return manifest
    }

    /// 主体的原文，载入索引时只读它的开头
    func openManifest(_ id: UUID, _ sealed: some DataProtocol) throws -> [UInt8] {
        try SealedBytes.open(sealed, with: keys.card, aad: keys.context.bytes(.card, id))
    }

    /// 打开整张卡片；少了、换了、多了字段都抛 VAULT_TAMPERED
    func card(_ db: Database, _ id: UUID) throws -> Card? {
        guard let sealed = try Data.fetchOne(db, sql: "SELECT sealed FROM cards WHERE id = ?", arguments: [id.bytes]) else { return nil }
        let manifest = try manifest(id, sealed)
        let rows = try Row.fetchAll(db, sql: "SELECT id, sealed FROM card_fields WHERE card_id = ?", arguments: [id.bytes])
        let stored = try Dictionary(rows.map { (try UUID(bytes: $0[0]), $0[1] as Data) }) { _, last in last }
        guard stored.count == manifest.fields.count else { throw AppError.vaultTampered }
        let values = try manifest.fields.map { field in
            guard let sealed = stored[field.id], sealed.suffix(16).elementsEqual(field.tag) else { throw AppError.vaultTampered }
            return try value(sealed, of: field.id, in: id)
        }
        return manifest.card(values: values)
    }

    private func value(_ sealed: Data, of field: UUID, in card: UUID) throws -> String {
        let bytes = try SealedBytes.open(sealed, with: keys.field, aad: keys.context.bytes(.field, card, field))
        guard let value = String(validating: bytes, as: UTF8.self) else { throw AppError.vaultTampered }
        return value
    }
}

// MARK: - 旧版

extension CardCodec {
    /// 旧的一版封成一段
    func sealVersion(_ card: Card, id: UUID) throws -> [UInt8] {
        var writer = ByteWriter()
        writer.data(plainManifest(card))
        writer.list(card.fields) { $0.text($1.value) }
        return try SealedBytes.seal(writer.bytes, with: keys.history, aad: keys.context.bytes(.history, card.id, id))
    }

    /// 打开旧的一版
    func version(_ sealed: Data, id: UUID, of card: UUID) throws -> Card {
        let bytes = try SealedBytes.open(sealed, with: keys.history, aad: keys.context.bytes(.history, card, id))
        var reader = ByteReader(bytes[...])
        let manifest = try CardManifest(bytes: reader.data())
        let values = try reader.list { try $0.text() }
        try reader.finish()
        return manifest.card(values: values)
    }
}
