public import FoundationEssentials
public import Kernel

/// 要建立的卡片：人给的内容，还没有身份与时刻
public struct CardDraft: Sendable, Hashable {
    /// 标题
    public var title: String
    /// 分组
    public var group: CardGroup
    /// 模板编号
    public var template: String
    /// 字段
    public var fields: [CardField]
    /// 标签
    public var tags: [String]

    /// 逐字段构造
    public init(title: String, group: CardGroup = .personal, template: String, fields: [CardField], tags: [String] = []) {
        self.title = title
        self.group = group
        self.template = template
        self.fields = fields
        self.tags = tags
    }

    /// 成为第一版卡片
    public func card(id: UUID, at time: Timestamp) -> Card {
        Card(
            id: id, title: title, group: group, template: template, fields: fields, tags: tags.uniqued, isPinned: false, createdAt: time,
            modifiedAt: time, revision: 1)
    }
}

/// 对卡片的修改；nil 的部分不动
public struct CardChange: Sendable, Hashable {
    /// 标题
    public var title: String?
    /// 分组
    public var group: CardGroup?
    /// 全部字段
    public var fields: [CardField]?
    /// 全部标签
    public var tags: [String]?
    /// 置顶
    public var isPinned: Bool?

    /// 默认什么也不改
    public init(title: String? = nil, group: CardGroup? = nil, fields: [CardField]? = nil, tags: [String]? = nil, isPinned: Bool? = nil) {
        self.title = title
        self.group = group
        self.fields = fields
        self.tags = tags
        self.isPinned = isPinned
    }
}

extension Card {
    /// 改出下一版；时钟没走时修改时刻也加一毫秒
    public func applying(_ change: CardChange, at time: Timestamp) -> Card {
        Card(
            id: id, title: change.title ?? title, group: change.group ?? group, template: template, fields: change.fields ?? fields,
            tags: change.tags?.uniqued ?? tags, isPinned: change.isPinned ?? isPinned, createdAt: createdAt,
            modifiedAt: max(time, modifiedAt.advanced(byMilliseconds: 1)), revision: revision + 1)
    }
}

extension [String] {
    fileprivate var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
