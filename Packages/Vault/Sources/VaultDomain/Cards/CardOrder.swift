import FoundationEssentials

extension Card {
    /// 置顶在前，其余按修改时刻新的在前；同刻按身份，次序因此确定
    public static func isOrdered(_ left: Card, before right: Card) -> Bool {
        if left.isPinned != right.isPinned { return left.isPinned }
        if left.modifiedAt != right.modifiedAt { return left.modifiedAt > right.modifiedAt }
        return left.id.uuidString < right.id.uuidString
    }
}

/// 列表的筛选条件；nil 不限
public struct CardFilter: Sendable, Hashable, Codable {
    /// 只要这一组
    public var group: CardGroup?
    /// 只要带这个标签的
    public var tag: String?
    /// 标题、字段或标签里含这段文字
    public var query: String?

    /// 默认不限
    public init(group: CardGroup? = nil, tag: String? = nil, query: String? = nil) {
        self.group = group
        self.tag = tag
        self.query = query
    }

    /// 卡片是否符合
    public func matches(_ card: Card) -> Bool {
        (group == nil || card.group == group) && (tag.map(card.tags.contains) ?? true)
            && (query.map { SearchText.fold($0) }.map(card.searchText.contains) ?? true)
    }
}

extension Card {
    /// 供搜索的文字：标题、各字段的标签与值、标签，已折叠
    public var searchText: String {
        SearchText.fold(([title] + fields.flatMap { [$0.label, $0.value] } + tags).joined(separator: "\u{1F}"))
    }
}
