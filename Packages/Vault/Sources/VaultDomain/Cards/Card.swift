public import FoundationEssentials
public import Kernel

/// 一张卡片：按模板排列的字段，加上分组、标签与置顶
public struct Card: Entity {
    /// 身份
    public let id: UUID
    /// 标题
    public let title: String
    /// 分组
    public let group: CardGroup
    /// 模板编号，如 address
    public let template: String
    /// 字段，按显示次序
    public let fields: [CardField]
    /// 标签，按添加次序，不重复
    public let tags: [String]
    /// 是否置顶
    public let isPinned: Bool
    /// 建立的时刻
    public let createdAt: Timestamp
    /// 最后修改的时刻，每改必增
    public let modifiedAt: Timestamp
    /// 版次，从 1 起，每改加一
    public let revision: Int

    /// 逐字段构造，还原存储时用
    public init(
        id: UUID, title: String, group: CardGroup, template: String, fields: [CardField], tags: [String], isPinned: Bool,
        createdAt: Timestamp, modifiedAt: Timestamp, revision: Int
    ) {
        self.id = id
        self.title = title
        self.group = group
        self.template = template
        self.fields = fields
        self.tags = tags
        self.isPinned = isPinned
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
        self.revision = revision
    }
}

/// 卡片的分组
public enum CardGroup: String, Sendable, Hashable, Codable, CaseIterable {
    /// 个人
    case personal
    /// 公司
    case company

    /// 给人看的名字
    public var title: LocalizedText {
        switch self {
        case .personal: LocalizedText(zh: "个人", en: "Personal")
        case .company: LocalizedText(zh: "公司", en: "Company")
        }
    }
}

/// 卡片的一个字段
public struct CardField: Sendable, Hashable, Identifiable {
    /// 身份
    public let id: UUID
    /// 模板里的键，如 phone；自加的字段与标签相同
    public let key: String
    /// 显示的标签
    public let label: String
    /// 值
    public let value: String
    /// 值的种类
    public let kind: FieldKind
    /// 是否必填
    public let isRequired: Bool

    /// 逐字段构造
    public init(id: UUID, key: String, label: String, value: String, kind: FieldKind, isRequired: Bool) {
        self.id = id
        self.key = key
        self.label = label
        self.value = value
        self.kind = kind
        self.isRequired = isRequired
    }

    /// 键或标签与给定文字相同（不分大小写）
    public func isNamed(_ name: String) -> Bool {
        key.lowercased() == name.lowercased() || label.lowercased() == name.lowercased()
    }
}

/// 字段值的种类，决定校验与显示
public enum FieldKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// 单行文字
    case text
    /// 多行文字
    case multiline
    /// 电话：大陆手机、座机、400/800；五位短号给提示
    case phone
    /// 统一社会信用代码，18 位
    case taxID
    /// 密码等，默认遮住
    case secret
    /// 一次性口令的种子，otpauth:// 或 Base32
    case totp

    /// 列表与预览里要遮住
    public var isConcealed: Bool { self == .secret || self == .totp }
}
