public import FoundationEssentials
public import Kernel

/// 卡片模板：一列有标签的字段
public struct CardTemplate: Entity, Codable {
    /// 模板里的一个字段
    public struct Field: Sendable, Hashable, Codable {
        /// 键，命令行上用
        public let key: String
        /// 显示的标签
        public let label: LocalizedText
        /// 值的种类
        public let kind: FieldKind
        /// 是否必填
        public let isRequired: Bool

        /// 默认是可不填的单行文字
        public init(_ key: String, _ label: LocalizedText, _ kind: FieldKind = .text, isRequired: Bool = false) {
            self.key = key
            self.label = label
            self.kind = kind
            self.isRequired = isRequired
        }
    }

    /// 编号，如 address；小写字母、数字与连字符
    public let id: String
    /// 名字
    public let title: LocalizedText
    /// 字段，按显示次序
    public let fields: [Field]

    /// 逐字段构造
    public init(id: String, title: LocalizedText, fields: [Field]) {
        self.id = id
        self.title = title
        self.fields = fields
    }

    /// 填上值，成为卡片的字段；没给的留空
    public func fill(_ values: [String: String], language: Language, newID: () -> UUID = { UUID() }) -> [CardField] {
        fields.map { field in
            CardField(
                id: newID(), key: field.key, label: field.label[language], value: values[field.key] ?? "", kind: field.kind,
                isRequired: field.isRequired)
        }
    }
}
