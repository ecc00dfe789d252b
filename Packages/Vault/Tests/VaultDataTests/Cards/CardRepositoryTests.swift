import Foundation
import Kernel
import TestSupport
import Testing
import VaultData
import VaultDomain
import VaultTestSupport

@Suite("卡片仓库")
struct CardRepositoryTests {
    // Feature: quick-vault-ios, Property 1: For any valid card data (title, group, type, fields), creating a card should result in a stored card with all fields encrypted and timestamps set.
    @Test func 性质1_建立的卡片完整而字段都是密文() async throws {
        let world = try VaultWorld()
        let repository = world.repository(try await world.create())
        var written: [String] = []
        try await forAll(Gen.card()) { card in
            let created = try await repository.create(CardDraft(card)).card
            let found = try await repository.require(created.id)
            written += card.fields.map(\.value).filter { $0.utf8.count > 8 } + [card.title].filter { $0.utf8.count > 8 }
            return found == created && found.fields == card.fields && found.createdAt == world.clock.now
                && found.modifiedAt == found.createdAt
        }
        let stored = try world.stored()
        #expect(written.count > 100 && !written.contains { stored.range(of: Data($0.utf8)) != nil })
    }

    // Feature: quick-vault-ios, Property 3: For any card with attachments and fields, deleting the card should remove the card and all associated data from storage.
    @Test func 性质3_删除不留下什么() async throws {
        let world = try VaultWorld()
        let repository = world.repository(try await world.create())
        try await forAll(Gen.card()) { card in
            let created = try await repository.create(CardDraft(card)).card
            _ = try await repository.update(created.id, revision: 1, CardChange(title: "改过"))
            try await repository.delete(created.id)
            let page = try await repository.summaries(CardFilter(), PageRequest())
            let (left, versions) = (try await repository.get(created.id), try await repository.versions(of: created.id))
            return left == nil && page.items.isEmpty && versions.isEmpty
        }
        for table in ["cards", "card_fields", "card_versions", "attachments"] {
            #expect(try await SQLiteFile(world.directory.file("vault.sqlite")).count(table) == 0)
        }
    }

    // Feature: quick-vault-ios, Property 16: For any card with attachments, deleting the card should delete all attachments.
    @Test func 性质16_附件随卡片删除() async throws {
        let world = try VaultWorld()
        let vault = try await world.create()
        let repository = world.repository(vault)
        let folder = AttachmentFolder(vault: world.directory.path)
        let attachments = DefaultAttachmentRepository(source: vault.attachments, folder: folder, clock: world.clock)
        let file = world.directory.file("a.bin")
        try Data((0..<100).map { UInt8($0) }).write(to: URL(filePath: file))
        try await forAll(Gen.int(1...2)) { count in
            let card = try await repository.create(.sample()).card.id
            for _ in 0..<count { _ = try await attachments.add(file, to: card) }
            let stored = try FileManager.default.contentsOfDirectory(atPath: world.directory.file("attachments"))
            try await repository.delete(card)
            let left = try FileManager.default.contentsOfDirectory(atPath: world.directory.file("attachments"))
            let listed = try await attachments.attachments(of: card)
            return stored.count == count && left.isEmpty && listed.isEmpty
        }
    }

    // Feature: quick-vault-ios, Property 5: For any set of tags, storing them with a card and then retrieving the card should return the same tags.
    @Test func 性质5_标签存取相同() async throws {
        let world = try VaultWorld()
        let repository = world.repository(try await world.create())
        try await forAll(Gen<String>.filled.array(0...6)) { tags in
            let fields = CardTemplate.generalText.fill(["content": "x"], language: .zh)
            let created = try await repository.create(CardDraft(title: "t", template: "text", fields: fields, tags: tags)).card
            let unique = tags.enumerated().filter { !tags.prefix($0.offset).contains($0.element) }.map(\.element)
            return try await repository.require(created.id).tags == unique
        }
    }

    // Feature: quick-vault-ios, Property 12: For any text containing newline characters, storing and retrieving should preserve the newlines.
    @Test func 性质12_换行保留() async throws {
        let world = try VaultWorld()
        let repository = world.repository(try await world.create())
        try await forAll(Gen.element(of: ["\n", "\r\n", "\n\n", "\u{2028}"]).array(1...5)) { breaks in
            let content = "头" + breaks.joined(separator: "行") + "尾"
            let fields = CardTemplate.generalText.fill(["content": content], language: .zh)
            let created = try await repository.create(CardDraft(title: "t", template: "text", fields: fields)).card
            return try await Array(repository.require(created.id).fields[0].value.utf8) == Array(content.utf8)
        }
    }

    @Test func 后来的修改知道前面改过() async throws {
        let world = try VaultWorld()
        let repository = world.repository(try await world.create())
        let card = try await repository.create(.sample()).card
        _ = try await repository.update(card.id, revision: 1, CardChange(title: "甲"))
        #expect(await code { _ = try await repository.update(card.id, revision: 1, CardChange(title: "乙")) } == "CARD_CHANGED")
        #expect(try await repository.require(card.id).title == "甲")
    }

    @Test func 旧版可看可恢复() async throws {
        let world = try VaultWorld()
        let repository = world.repository(try await world.create())
        let card = try await repository.create(.sample()).card
        for revision in 1...25 { _ = try await repository.update(card.id, revision: revision, CardChange(title: "第 \(revision) 次")) }
        let versions = try await repository.versions(of: card.id)
        #expect(versions.count == 20 && versions.first?.revision == 25)
        let restored = try await repository.restore(card.id, version: 10)
        #expect(restored.title == "第 9 次" && restored.revision == 27)
        #expect(await code { _ = try await repository.restore(card.id, version: 1) } == "VERSION_NOT_FOUND")
    }

    @Test func 列表搜索与逐张比对一致() async throws {
        let world = try VaultWorld()
        let repository = world.repository(try await world.create())
        var random = SeededGenerator(seed: 7)
        var cards: [Card] = []
        for _ in 0..<120 {
            world.clock.advance(byMilliseconds: 1)
            cards.append(try await repository.create(CardDraft(Gen.card().make(&random))).card)
        }
        for card in cards.prefix(30) {
            cards.removeAll { $0.id == card.id }
            cards.append(try await repository.togglePin(card.id))
        }
        for query in [nil, "北", "abc", "张三", "full", "不会有的"] {
            for group in [nil] + CardGroup.allCases.map(Optional.some) {
                let filter = CardFilter(group: group, query: query)
                var found: [UUID] = []
                var cursor: String?
                repeat {
                    let page = try await repository.summaries(filter, PageRequest(limit: 7, cursor: cursor))
                    found += page.items.map(\.id)
                    cursor = page.next
                } while cursor != nil
                #expect(found == cards.filter(filter.matches).sorted(by: Card.isOrdered).map(\.id))
            }
        }
    }

    @Test func 改动看得见() async throws {
        let world = try VaultWorld()
        let repository = world.repository(try await world.create())
        var pages = repository.updates(PageRequest()).makeAsyncIterator()
        #expect(try await pages.next()?.items.isEmpty == true)
        let card = try await repository.create(.sample()).card
        #expect(try await pages.next()?.items == [card])
    }
}

extension CardDraft {
    static func sample(title: String = "备忘", content: String = "秘密内容 6222") -> CardDraft {
        CardDraft(title: title, template: "text", fields: CardTemplate.generalText.fill(["content": content], language: .zh))
    }
}
