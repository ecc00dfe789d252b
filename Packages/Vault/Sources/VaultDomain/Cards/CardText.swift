/// 复制出去的文字
extension Card {
    /// 整张卡片：每个有值的字段一行「标签：值」；通用文本只有内容本身
    public var copyText: String {
        if template == CardTemplate.generalText.id { return fields.map(\.value).joined(separator: "\n") }
        return fields.map { "\($0.label)：\($0.value)" }.joined(separator: "\n")
    }

    /// 键或标签叫这个名字的字段
    public func field(named name: String) -> CardField? { fields.first { $0.isNamed(name) } }
}
