import Foundation
import Kernel
import TestSupport
import Testing
import VaultData
import VaultDomain

@Suite("动过手脚的库")
struct TamperTests {
    // 三张卡片，其中一张改过一次
    private func world() async throws -> (VaultWorld, SQLiteFile) {
        let world = try VaultWorld()
        let repository = world.repository(try await world.create())
        for title in ["甲", "乙", "丙"] {
            world.clock.advance(byMilliseconds: 1)
            _ = try await repository.create(.sample(title: title, content: "内容\(title)"))
        }
        let card = try #require(try await repository.summaries(CardFilter(), .init()).items.first)
        _ = try await repository.update(card.id, revision: 1, CardChange(tags: ["新"]))
        return (world, try SQLiteFile(world.directory.file("vault.sqlite")))
    }

    private func readAll(_ world: VaultWorld) async -> String {
        await code {
            let repository = world.repository(try await world.store.unlock(VaultWorld.secret()))
            for summary in try await repository.summaries(CardFilter(), .init()).items {
                _ = try await repository.require(summary.id)
                _ = try await repository.versions(of: summary.id)
            }
        }
    }

    @Test(arguments: [
        "UPDATE cards SET sealed = zeroblob(length(sealed)) WHERE rowid = 1",
        "UPDATE cards SET sealed = substr(sealed, 1, 20) WHERE rowid = 1",
        "UPDATE cards SET sealed = (SELECT sealed FROM cards WHERE rowid = 2) WHERE rowid = 1",
        "DELETE FROM cards WHERE rowid = 2",
        "DELETE FROM card_fields WHERE rowid = (SELECT min(rowid) FROM card_fields)",
        "DELETE FROM card_versions",
        "UPDATE card_fields SET sealed = (SELECT sealed FROM card_fields ORDER BY rowid LIMIT 1)",
        "UPDATE card_fields SET card_id = (SELECT id FROM cards WHERE rowid = 1)",
        "INSERT INTO card_fields SELECT randomblob(16), card_id, sealed FROM card_fields LIMIT 1",
        "INSERT INTO cards SELECT randomblob(16), sealed FROM cards LIMIT 1",
        "UPDATE vault_states SET root = zeroblob(68)",
        "UPDATE card_versions SET card_id = (SELECT id FROM cards WHERE rowid = 2)",
    ])
    func 改删换都察觉(sql: String) async throws {
        let (world, file) = try await world()
        #expect(await readAll(world) == "")
        try await file.execute(sql)
        #expect(await readAll(world) == "VAULT_TAMPERED")
    }

    @Test func 换回旧的一版也察觉() async throws {
        let (world, file) = try await world()
        try await file.execute("CREATE TABLE old_cards AS SELECT * FROM cards")
        try await file.execute("CREATE TABLE old_fields AS SELECT * FROM card_fields")
        let repository = world.repository(try await world.store.unlock(VaultWorld.secret()))
        let card = try #require(try await repository.summaries(CardFilter(), .init()).items.last)
        _ = try await repository.update(card.id, revision: card.revision, CardChange(title: "新的"))
        try await file.execute("DELETE FROM card_fields")
        try await file.execute("UPDATE cards SET sealed = (SELECT o.sealed FROM old_cards o WHERE o.id = cards.id)")
        try await file.execute("INSERT INTO card_fields SELECT * FROM old_fields")
        #expect(await readAll(world) == "VAULT_TAMPERED")
    }

    @Test func 密文逐位翻转都察觉() async throws {
        let (world, file) = try await world()
        let vault = try await world.store.unlock(VaultWorld.secret())
        let length = try await file.number("SELECT length(sealed) FROM cards WHERE rowid = 1")
        for bit in stride(from: 0, to: length * 8, by: 13) {
            try await file.flip("cards", bit: bit)
            let repository = world.repository(try await world.store.unlock(VaultWorld.secret()))
            #expect(await code { _ = try await repository.summaries(CardFilter(), .init()) } == "VAULT_TAMPERED", "第 \(bit) 位")
            try await file.flip("cards", bit: bit)
        }
        #expect(try await world.repository(vault).summaries(CardFilter(), .init()).items.count == 3)
    }
}
