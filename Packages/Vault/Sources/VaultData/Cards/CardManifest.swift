import Foundation
import Kernel
import VaultDomain

/// 卡片封住的主体：除字段的值之外的一切，各字段密文的标签，以及供搜索的文字
struct CardManifest: Equatable {
    /// 一个字段：值另外封着，这里记住它密文的标签，换不得
    struct Field: Equatable {
        let id: UUID
        let key: String
        let label: String
        let kind: FieldKind
        let isRequired: Bool
        let tag: [UInt8]
    }

    let summary: CardSummary
    let createdAt: Timestamp
    let fields: [Field]
    let searchText: [UInt8]

    init(_ card: Card, tags: [[UInt8]]) {
        summary = CardSummary(card)
        createdAt = card.createdAt
        fields = zip(card.fields, tags).map {
            Field(id: $0.id, key: $0.key, label: $0.label, kind: $0.kind, isRequired: $0.isRequired, tag: $1)
        }
        searchText = Array(card.searchText.utf8)
    }

    /// 加上打开的值，成为卡片
    func card(values: [String]) -> Card {
        Card(
            id: summary.id, title: summary.title, group: summary.group, template: summary.template,
            fields: zip(fields, values).map {
                CardField(id: $0.id, key: $0.key, label: $0.label, value: $1, kind: $0.kind, isRequired: $0.isRequired)
            },
            tags: summary.tags, isPinned: summary.isPinned, createdAt: createdAt, modifiedAt: summary.modifiedAt,
            revision: summary.revision)
    }
}

// MARK: - 二进制

extension CardManifest {
    /// 排序与筛选用的几项在最前，载入全库时只读它们
    struct Head {
        let isPinned: Bool
        let group: CardGroup
        let modifiedAt: Timestamp
        let searchText: ArraySlice<UInt8>

        init(_ reader: inout ByteReader) throws {
            isPinned = try reader.integer(UInt8.self) == 1
            guard let group = try CardGroup.allCases.element(at: Int(reader.integer(UInt8.self))) else { throw AppError.vaultTampered }
            self.group = group
            modifiedAt = Timestamp(milliseconds: Int64(bitPattern: try reader.integer(UInt64.self)))
            searchText = try reader.data()
        }
    }

    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.integer(UInt8(summary.isPinned ? 1 : 0))
        writer.integer(UInt8(CardGroup.allCases.firstIndex(of: summary.group) ?? 0))
        writer.integer(UInt64(bitPattern: summary.modifiedAt.milliseconds))
        writer.data(searchText)
        writer.id(summary.id)
        writer.text(summary.title)
        writer.text(summary.template)
        writer.list(summary.tags) { $0.text($1) }
        writer.integer(UInt32(summary.revision))
        writer.integer(UInt64(bitPattern: createdAt.milliseconds))
        writer.list(fields) { writer, field in
            writer.id(field.id)
            writer.text(field.key)
            writer.text(field.label)
            writer.integer(UInt8(FieldKind.allCases.firstIndex(of: field.kind) ?? 0))
            writer.integer(UInt8(field.isRequired ? 1 : 0))
            writer.data(field.tag)
        }
        return writer.bytes
    }

    init(bytes: ArraySlice<UInt8>) throws {
        var reader = ByteReader(bytes)
        let head = try Head(&reader)
        searchText = Array(head.searchText)
        let (id, title, template) = (try reader.id(), try reader.text(), try reader.text())
        let tags = try reader.list { try $0.text() }
        summary = CardSummary(
            id: id, title: title, group: head.group, template: template, tags: tags, isPinned: head.isPinned, modifiedAt: head.modifiedAt,
            revision: Int(try reader.integer(UInt32.self)))
        createdAt = Timestamp(milliseconds: Int64(bitPattern: try reader.integer(UInt64.self)))
        fields = try reader.list { reader in
            let (id, key, label) = (try reader.id(), try reader.text(), try reader.text())
            guard let kind = FieldKind.allCases.element(at: Int(try reader.integer(UInt8.self))) else { throw AppError.vaultTampered }
            return Field(
                id: id, key: key, label: label, kind: kind, isRequired: try reader.integer(UInt8.self) == 1, tag: Array(try reader.data()))
        }
        try reader.finish()
    }
}

extension Array {
    fileprivate func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
