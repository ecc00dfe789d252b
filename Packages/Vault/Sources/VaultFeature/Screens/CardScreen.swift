import FeatureKit
import FoundationEssentials
import Kernel
import VaultDomain

/// 一张卡片的样子；密码一类遮住，除非要看
enum CardScreen {
    private struct Document: Encodable, Sendable {
        struct Field: Encodable, Sendable {
            let key: String
            let label: String
            let kind: FieldKind
            let isRequired: Bool
            let value: String?
        }

        let id: UUID
        let title: String
        let group: CardGroup
        let template: String
        let tags: [String]
        let isPinned: Bool
        let createdAt: Timestamp
        let modifiedAt: Timestamp
        let revision: Int
        let fields: [Field]
    }

    static func screen(_ card: Card, revealing: Bool, _ language: Language) -> Screen {
        let isHidden = { (field: CardField) in field.kind.isConcealed && !revealing }
        var head: [(LocalizedText, Cell)] = [
            (LocalizedText(zh: "标题", en: "Title"), Cell(card.title, .strong)),
            (LocalizedText(zh: "分组", en: "Group"), Cell(card.group.title[language])),
        ]
        if !card.tags.isEmpty { head.append((LocalizedText(zh: "标签", en: "Tags"), Cell(card.tags.joined(separator: " ")))) }
        let body = card.fields.filter { !$0.value.isEmpty }.map { field in
            (LocalizedText(zh: field.label, en: field.label), isHidden(field) ? Cell("••••••••", .dim) : Cell(field.value))
        }
        let document = Document(
            id: card.id, title: card.title, group: card.group, template: card.template, tags: card.tags, isPinned: card.isPinned,
            createdAt: card.createdAt, modifiedAt: card.modifiedAt, revision: card.revision,
            fields: card.fields.map {
                .init(key: $0.key, label: $0.label, kind: $0.kind, isRequired: $0.isRequired, value: isHidden($0) ? nil : $0.value)
            })
        return Screen(json: document, blocks: [.fields(head), .fields(body)])
    }

    /// 只提示的不妥
    static func warn(_ problems: [CardProblem], _ output: Output) {
        for problem in problems { output.note(LocalizedText(zh: "留意：" + problem.text.zh, en: "Note: " + problem.text.en)) }
    }
}

/// 旧版列表的样子
enum HistoryScreen {
    private struct Row: Encodable, Sendable {
        let version: Int
        let title: String
        let modifiedAt: Timestamp
    }

    static func screen(_ versions: [Card], _ language: Language) -> Screen {
        let table = Table(
            columns: [.init(zh: "版次", en: "Version", alignRight: true), .init(zh: "时刻", en: "Time"), .init(zh: "标题", en: "Title")],
            rows: versions.map { [Cell(String($0.revision), .strong), Cell($0.modifiedAt.iso8601), Cell($0.title)] })
        let rows = versions.map { Row(version: $0.revision, title: $0.title, modifiedAt: $0.modifiedAt) }
        let empty = LocalizedText(zh: "没有旧版", en: "No former versions.")
        return Screen(json: Listing(rows), blocks: versions.isEmpty ? [.prose(empty)] : [.table(table)])
    }
}

/// 模板列表的样子
enum TemplateScreen {
    static func screen(_ templates: [CardTemplate], _ language: Language) -> Screen {
        let rows = templates.flatMap { template in
            template.fields.map { field in
                [
                    Cell(template.id, .strong), Cell(template.title[language]), Cell(field.key), Cell(field.label[language]),
                    Cell(field.isRequired ? "✓" : ""),
                ]
            }
        }
        let table = Table(
            columns: [
                .init(zh: "模板", en: "Template"), .init(zh: "名字", en: "Name"), .init(zh: "键", en: "Key"), .init(zh: "标签", en: "Label"),
                .init(zh: "必填", en: "Required"),
            ], rows: rows)
        return Screen(json: Listing(templates), blocks: [.table(table)])
    }
}
