/// 一页的请求：最多多少条、从哪个游标之后开始
public struct PageRequest: Sendable, Hashable {
    /// 每页条数，1...10000；超出时夹到边界
    public let limit: Int
    /// 上一页给出的游标；nil 为第一页
    public let cursor: String?

    /// 默认一页一百条
    public init(limit: Int = 100, cursor: String? = nil) {
        self.limit = min(max(limit, 1), 10_000)
        self.cursor = cursor
    }
}

/// 一页结果与下一页的游标
public struct Page<Item: Sendable>: Sendable {
    /// 本页内容，保持排序
    public let items: [Item]
    /// 下一页的游标；没有下一页为 nil
    public let next: String?

    /// 由内容与游标组成
    public init(items: [Item], next: String? = nil) {
        self.items = items
        self.next = next
    }

    /// 逐项转换，游标不变
    public func map<Other: Sendable>(_ transform: (Item) throws -> Other) rethrows -> Page<Other> {
        Page<Other>(items: try items.map(transform), next: next)
    }
}

extension Page: Equatable where Item: Equatable {}
