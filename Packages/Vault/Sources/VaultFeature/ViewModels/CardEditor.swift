import FoundationEssentials
import Kernel
import Observation
import VaultDomain

/// 编辑屏：建卡、改卡、标签
@MainActor @Observable
final class CardEditor {
    private let cards: any CardRepository
    private let language: Language

    init(cards: any CardRepository, language: Language) {
        self.cards = cards
        self.language = language
    }

    /// 按模板建一张；模板没有的键成为自加的字段
    func add(title: String, template id: String, group: CardGroup, tags: [String], values: [(key: String, value: String)]) async throws
        -> (Card, [CardProblem])
    {
        guard let template = CardTemplate.builtIn.first(where: { $0.id == id }) else { throw AppError.templateNotFound(id) }
        let blank = template.fill([:], language: language)
        let draft = CardDraft(title: title, group: group, template: id, fields: blank.assigning(values), tags: tags)
        let created = try await cards.create(draft)
        return (created.card, created.warnings)
    }

    /// 改标题、分组与字段；空值的自加字段去掉
    func edit(_ reference: String, title: String?, group: CardGroup?, values: [(key: String, value: String)]) async throws
        -> (Card, [CardProblem])
    {
        let card = try await cards.require(cards.resolve(reference))
        let fields = values.isEmpty ? nil : card.fields.assigning(values)
        let updated = try await cards.update(card.id, revision: card.revision, CardChange(title: title, group: group, fields: fields))
        return (updated.card, updated.warnings)
    }

    /// 加上与去掉标签
    func tag(_ reference: String, adding added: [String], removing removed: [String]) async throws -> Card {
        let card = try await cards.require(cards.resolve(reference))
        let tags = card.tags.filter { !removed.contains($0) } + added
        return try await cards.update(card.id, revision: card.revision, CardChange(tags: tags)).card
    }
}

extension [CardField] {
    // 按键或标签填值；没有的加在末尾
    fileprivate func assigning(_ values: [(key: String, value: String)]) -> [CardField] {
        var fields = self
        for (key, value) in values {
            if let index = fields.firstIndex(where: { $0.isNamed(key) }) {
                let old = fields[index]
                fields[index] = CardField(
                    id: old.id, key: old.key, label: old.label, value: value, kind: old.kind, isRequired: old.isRequired)
            } else {
                fields.append(CardField(id: UUID(), key: key, label: key, value: value, kind: .text, isRequired: false))
            }
        }
        return fields
    }
}

extension AppError {
    static func templateNotFound(_ id: String) -> AppError {
        .recoverable(
            "TEMPLATE_NOT_FOUND", .usage, LocalizedText(zh: "没有这个模板：\(id)", en: "No such template: \(id)."),
            next: LocalizedText(zh: "hub vault templates 列出全部", en: "hub vault templates lists them."))
    }
}
