import FoundationEssentials
import Kernel
import TestSupport
import Testing
import VaultDomain
import VaultTestSupport

@Suite("卡片的规则")
struct CardTests {
    // Feature: quick-vault-ios, Property 2: For any existing card, updating any field should result in the modifiedAt timestamp being greater than the previous value.
    @Test func 性质2_改了就更新() throws {
        try forAll(Gen.card()) { card in
            [0, card.modifiedAt.milliseconds, Int64.max / 2].allSatisfy { time in
                let next = card.applying(CardChange(title: "新"), at: Timestamp(milliseconds: time))
                return next.modifiedAt > card.modifiedAt && next.revision == card.revision + 1 && next.createdAt == card.createdAt
            }
        }
    }

    // Feature: quick-vault-ios, Property 4: For any card, toggling pin twice should return the card to its original pin state.
    @Test func 性质4_两次置顶复原() throws {
        try forAll(Gen.card()) { card in
            let once = card.applying(CardChange(isPinned: !card.isPinned), at: card.modifiedAt)
            let twice = once.applying(CardChange(isPinned: !once.isPinned), at: once.modifiedAt)
            return once.isPinned != card.isPinned && twice.isPinned == card.isPinned
        }
    }

    // Feature: quick-vault-ios, Property 33: For any card list, all pinned cards should appear before all unpinned cards.
    @Test func 性质33_置顶在前() throws {
        try forAll(Gen.card().array(0...40)) { cards in
            let sorted = cards.sorted(by: Card.isOrdered)
            return sorted.drop(while: \.isPinned).allSatisfy { !$0.isPinned } && sorted.count == cards.count
        }
    }

    // Feature: quick-vault-ios, Property 34: For any set of pinned cards, they should be sorted by modification timestamp (most recent first).
    @Test func 性质34_置顶的新的在前() throws { try expectNewestFirst { $0.isPinned } }

    // Feature: quick-vault-ios, Property 35: For any set of unpinned cards, they should be sorted by modification timestamp (most recent first).
    @Test func 性质35_未置顶的新的在前() throws { try expectNewestFirst { !$0.isPinned } }

    private func expectNewestFirst(_ belongs: (Card) -> Bool) throws {
        try forAll(Gen.card(modifiedAt: 0...20).array(0...40)) { cards in
            let times = cards.sorted(by: Card.isOrdered).filter(belongs).map(\.modifiedAt)
            return zip(times, times.dropFirst()).allSatisfy { $0 >= $1 }
        }
    }

    // Feature: quick-vault-ios, Property 21: For any search query, all returned cards should contain the query in title, fields, or tags.
    @Test func 性质21_搜到的都含所搜而含的都搜到() throws {
        let queries = ["北", "京市", "ABC", "abc", "full", "Ｆ", "张三", "字"]
        try forAll(Gen.card().array(1...20)) { cards in
            queries.allSatisfy { query in
                cards.allSatisfy { card in
                    let places = [card.title] + card.tags + card.fields.flatMap { [$0.label, $0.value] }
                    let contains = places.contains { SearchText.fold($0).contains(SearchText.fold(query)) }
                    return CardFilter(query: query).matches(card) == contains
                }
            }
        }
    }

    // Feature: quick-vault-ios, Property 22: For any group filter, all returned cards should belong to the selected group.
    @Test func 性质22_分组筛选() throws {
        try forAll(Gen.card().array(0...20)) { cards in
            CardGroup.allCases.allSatisfy { group in
                let found = cards.filter(CardFilter(group: group).matches)
                return found.allSatisfy { $0.group == group } && found.count == cards.count { $0.group == group }
            }
        }
    }

    // Feature: quick-vault-ios, Property 36: For any card, copying the entire card should format all fields with labels.
    @Test func 性质36_整张复制带标签() throws {
        try forAll(Gen.card()) { card in
            card.template == CardTemplate.generalText.id || card.fields.allSatisfy { card.copyText.contains("\($0.label)：\($0.value)") }
        }
    }

    // Feature: quick-vault-ios, Property 7: For any address card, the formatted copy output should contain all field labels.
    @Test func 性质7_地址带全部标签() throws { try expectLabels(.address) }

    // Feature: quick-vault-ios, Property 10: For any invoice card, the formatted copy output should contain all field labels.
    @Test func 性质10_发票带全部标签() throws { try expectLabels(.invoice) }

    private func expectLabels(_ template: CardTemplate) throws {
        try forAll(Gen<String>.text().array(8...8)) { values in
            let filled = Dictionary(uniqueKeysWithValues: zip(template.fields.map(\.key), values))
            return Language.allCases.allSatisfy { language in
                let fields = template.fill(filled, language: language)
                let card = CardDraft(title: "t", template: template.id, fields: fields).card(id: .init(), at: Timestamp(milliseconds: 0))
                return template.fields.allSatisfy { card.copyText.contains($0.label[language]) }
            }
        }
    }

    // Feature: quick-vault-ios, Property 13: For any general text card, copying should return the text content without additional formatting.
    @Test func 性质13_通用文本原样复制() throws {
        try forAll(Gen<String>.text(1...60)) { content in
            let fields = CardTemplate.generalText.fill(["content": content], language: .zh)
            let draft = CardDraft(title: "t", template: CardTemplate.generalText.id, fields: fields)
            return draft.card(id: .init(), at: Timestamp(milliseconds: 0)).copyText == content
        }
    }

    // Feature: quick-vault-ios, Property 37: For any field, copying should copy only the field value without the label.
    @Test func 性质37_单个字段只有值() throws {
        try forAll(Gen.card()) { card in
            card.fields.allSatisfy { field in card.field(named: field.key.uppercased())?.value == field.value }
        }
    }
}
