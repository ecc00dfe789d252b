public import Kernel

/// 一次导入：每过一个阶段就落盘，崩溃后从最后完成的阶段接着做
public struct ImportJob: Entity {
    /// 已经完成的最后一个阶段
    public enum Stage: String, Sendable, Hashable, Codable, CaseIterable {
        /// 文件已收下
        case received
        /// 文字已读出
        case recognized
        /// 草稿已成
        case extracted
        /// 已按要求入历史
        case saved
    }

    /// 编号，也是草稿与报告的编号
    public let id: Int64
    /// 文件内容的 SHA-256（十六进制），唯一
    public let documentHash: String
    /// 文件名
    public let fileName: String
    /// 导入时刻
    public let createdAt: Timestamp
    /// 完成的最后一个阶段
    public let stage: Stage
    /// 草稿成后若没有存疑就直接入历史
    public let acceptsWhenClean: Bool
    /// 人给的报告日期
    public let date: CivilDate?

    /// 逐字段构造
    public init(
        id: Int64, documentHash: String, fileName: String, createdAt: Timestamp, stage: Stage, acceptsWhenClean: Bool, date: CivilDate?
    ) {
        self.id = id
        self.documentHash = documentHash
        self.fileName = fileName
        self.createdAt = createdAt
        self.stage = stage
        self.acceptsWhenClean = acceptsWhenClean
        self.date = date
    }

    /// 要做的都做完了
    public var isFinished: Bool { stage == .saved || (stage == .extracted && !acceptsWhenClean) }
}
