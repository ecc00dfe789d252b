public import Kernel

/// 报告里的一项：读到的原样始终保留，改过的另存
public struct LabItem: Entity {
    /// 在报告里的序号，从 1 起
    public let id: Int
    /// 读到的原样
    public let reading: ExtractedItem
    /// 现在认定的内容
    public private(set) var current: ExtractedItem
    /// 谁在何时改成了什么，按时间顺序
    public private(set) var corrections: [ItemCorrection]
    /// 人看过了
    public private(set) var isConfirmed: Bool

    /// 刚读到的一项
    public init(id: Int, reading: ExtractedItem) {
        self.init(id: id, reading: reading, current: reading, corrections: [], isConfirmed: false)
    }

    /// 还原存储
    public init(id: Int, reading: ExtractedItem, current: ExtractedItem, corrections: [ItemCorrection], isConfirmed: Bool) {
        self.id = id
        self.reading = reading
        self.current = current
        self.corrections = corrections
        self.isConfirmed = isConfirmed
    }

    /// 还等着人看
    public var isOpen: Bool { !isConfirmed && current.issues.contains(where: \.needsReview) }

    /// 人看过，照现在的内容认定
    public func confirmed() -> LabItem {
        var copy = self
        copy.isConfirmed = true
        return copy
    }

    /// 改过即视为看过；值仍读不懂时提示保留
    public func correcting(_ change: ItemChange, by actor: String, at time: Timestamp, _ interpreter: any ItemInterpreter) -> LabItem {
        var copy = self
        var next = interpreter.interpret(
            name: change.name ?? current.name, value: change.value ?? current.value, unit: change.unit ?? current.unit,
            referenceRange: change.referenceRange ?? current.referenceRange)
        // 名称与单位未改，归属不变：同名的血与尿项目只凭名称分不开
        if change.name == nil, change.unit == nil, let analyteID = current.analyteID {
            (next.analyteID, next.loinc) = (analyteID, current.loinc)
            next.issues.removeAll { $0 == .unmapped }
        }
        next.flag = current.flag
        next.page = current.page
        next.rect = current.rect
        next.confidence = 1
        copy.current = next
        copy.isConfirmed = !next.issues.contains(.valueUnreadable)
        copy.corrections.append(ItemCorrection(actor: actor, time: time, change: change))
        return copy
    }
}

/// 要改的字段；nil 不改
public struct ItemChange: Sendable, Hashable, Codable {
    /// 项目名
    public let name: String?
    /// 值
    public let value: String?
    /// 单位
    public let unit: String?
    /// 参考范围
    public let referenceRange: String?

    /// 全为 nil 表示照原样认定
    public init(name: String? = nil, value: String? = nil, unit: String? = nil, referenceRange: String? = nil) {
        self.name = name
        self.value = value
        self.unit = unit
        self.referenceRange = referenceRange
    }
}

/// 一次更正
public struct ItemCorrection: Sendable, Hashable, Codable {
    /// 操作者
    public let actor: String
    /// 时刻
    public let time: Timestamp
    /// 改了什么
    public let change: ItemChange
}

/// 把四段文字读成一项：解析值与范围、归到词典、算标志
public protocol ItemInterpreter: Sendable {
    /// 值读不懂时带 VALUE_UNREADABLE，词典没有时带 UNMAPPED
    func interpret(name: String, value: String, unit: String, referenceRange: String) -> ExtractedItem
}
