import FeatureKit
import FoundationEssentials
import Kernel
import VaultDomain

/// 卡片列表的样子
enum CardListScreen {
    private struct Row: Encodable, Sendable {
        let id: UUID
        let title: String
        let group: CardGroup
        let template: String
        let tags: [String]
        let isPinned: Bool
        let modifiedAt: Timestamp
        let revision: Int
    }

    static func screen(_ cards: [CardSummary], _ language: Language) -> Screen { screen(Page(items: cards), language) }

    static func screen(_ page: Page<CardSummary>, _ language: Language) -> Screen {
        let table = Table(
            columns: [
                .init(zh: "编号", en: "ID"), .init(zh: "标题", en: "Title"), .init(zh: "分组", en: "Group"), .init(zh: "模板", en: "Template"),
                .init(zh: "标签", en: "Tags"), .init(zh: "修改", en: "Changed"),
            ],
            rows: page.items.map { card in
                [
                    Cell(card.shortID, .strong), Cell((card.isPinned ? "▲ " : "") + card.title.truncated(toWidth: 40)),
                    Cell(card.group.title[language]),
                    Cell(CardTemplate.title(card.template)[language]), Cell(card.tags.joined(separator: " ").truncated(toWidth: 24)),
                    Cell(card.modifiedAt.day.iso8601, .dim),
                ]
            })
        var blocks: [Screen.Block] = [
            page.items.isEmpty
                ? .prose(LocalizedText(zh: "没有卡片：hub vault add --title 标题", en: "No cards: hub vault add --title TITLE")) : .table(table)
        ]
        if let next = page.next { blocks.append(.prose(LocalizedText(zh: "还有更多：--after \(next)", en: "More: --after \(next)"))) }
        let rows = page.items.map {
            Row(
                id: $0.id, title: $0.title, group: $0.group, template: $0.template, tags: $0.tags, isPinned: $0.isPinned,
                modifiedAt: $0.modifiedAt, revision: $0.revision)
        }
        return Screen(json: Listing(rows, next: page.next), blocks: blocks)
    }
}

extension CardSummary {
    /// 身份的开头八位，命令行上够用
    var shortID: String { String(id.uuidString.prefix(8)).lowercased() }
}

extension Card {
    /// 身份的开头八位，命令行上够用
    var shortID: String { CardSummary(self).shortID }
}

extension CardTemplate {
    /// 模板的名字；不认得的用编号
    static func title(_ id: String) -> LocalizedText { builtIn.first { $0.id == id }?.title ?? LocalizedText(zh: id, en: id) }
}
