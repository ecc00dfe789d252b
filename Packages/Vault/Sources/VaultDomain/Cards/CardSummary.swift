public import FoundationEssentials
public import Kernel

/// 列表里的一张卡片：没有字段的值
public struct CardSummary: Entity, Codable {
    /// 身份
    public let id: UUID
    /// 标题
    public let title: String
    /// 分组
    public let group: CardGroup
    /// 模板编号
    public let template: String
    /// 标签
    public let tags: [String]
    /// 是否置顶
    public let isPinned: Bool
    /// 最后修改的时刻
    public let modifiedAt: Timestamp
    /// 版次
    public let revision: Int

    /// 逐字段构造
    public init(
        id: UUID, title: String, group: CardGroup, template: String, tags: [String], isPinned: Bool, modifiedAt: Timestamp, revision: Int
    ) {
        self.id = id
        self.title = title
        self.group = group
        self.template = template
        self.tags = tags
        self.isPinned = isPinned
        self.modifiedAt = modifiedAt
        self.revision = revision
    }

    /// 卡片的概况
    public init(_ card: Card) {
        self.init(
            id: card.id, title: card.title, group: card.group, template: card.template, tags: card.tags, isPinned: card.isPinned,
            modifiedAt: card.modifiedAt, revision: card.revision)
    }
}
