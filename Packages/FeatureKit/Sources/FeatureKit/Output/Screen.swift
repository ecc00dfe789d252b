public import Kernel

/// 一个命令要展示的内容：一份 JSON，几个给人看的块
public struct Screen: Sendable {
    /// JSON 模式下的整份文档
    public let json: any Encodable & Sendable
    /// 其它模式下依次展示的块
    public let blocks: [Block]

    /// 由文档与块组成
    public init(json: any Encodable & Sendable, blocks: [Block]) {
        self.json = json
        self.blocks = blocks
    }

    /// 给人看的一块
    public enum Block: Sendable {
        /// 名与值
        case fields([(LocalizedText, Cell)])
        /// 表格
        case table(Table)
        /// 只在默认模式下出现的文字，如图与提示
        case prose(LocalizedText)
    }
}

/// 一张表：列与行，第一列是编号
public struct Table: Sendable {
    /// 一列的标题与对齐
    public struct Column: Sendable {
        let title: LocalizedText
        let alignRight: Bool

        /// 数值列靠右
        public init(zh: String, en: String, alignRight: Bool = false) {
            title = LocalizedText(zh: zh, en: en)
            self.alignRight = alignRight
        }
    }

    let columns: [Column]
    let rows: [[Cell]]

    /// 每行的格数须与列数相同
    public init(columns: [Column], rows: [[Cell]]) {
        self.columns = columns
        self.rows = rows
    }
}

/// 表中的一格
public struct Cell: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// 语气，终端上以颜色表示，意思不靠颜色
    public enum Tone: Sendable { case normal, strong, dim, high, low, warning }

    let text: String
    let tone: Tone

    /// 默认平常语气
    public init(_ text: String, _ tone: Tone = .normal) {
        self.text = text
        self.tone = tone
    }

    /// 字面量即平常语气的一格
    public init(stringLiteral value: String) { self.init(value) }
}

/// 列表的 JSON 形状：items 与下一页的游标
public struct Listing<Item: Encodable & Sendable>: Encodable, Sendable {
    private enum CodingKeys: CodingKey { case items, next }
    let items: [Item]
    let next: String?

    /// 没有下一页时 next 为 null
    public init(_ items: [Item], next: String? = nil) {
        self.items = items
        self.next = next
    }

    /// 写成文字
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(items, forKey: .items)
        try container.encode(next, forKey: .next)
    }
}
