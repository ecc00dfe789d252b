public import FoundationEssentials
public import Kernel

/// 卡片的附件：内容另存，这里是它的说明
public struct Attachment: Entity, Codable {
    /// 单个附件的上限，字节（10 MB）
    public static let maximumSize = 10 * 1024 * 1024

    /// 身份
    public let id: UUID
    /// 所属卡片
    public let cardID: UUID
    /// 文件名
    public let fileName: String
    /// MIME 类型，按内容判断
    public let mimeType: String
    /// 原文的大小，字节
    public let fileSize: Int
    /// 分享时加的水印；没有为 nil
    public let watermark: Watermark?
    /// 加入的时刻
    public let createdAt: Timestamp

    /// 逐字段构造
    public init(
        id: UUID, cardID: UUID, fileName: String, mimeType: String, fileSize: Int, watermark: Watermark?, createdAt: Timestamp
    ) {
        self.id = id
        self.cardID = cardID
        self.fileName = fileName
        self.mimeType = mimeType
        self.fileSize = fileSize
        self.watermark = watermark
        self.createdAt = createdAt
    }

    /// 换水印；原件不动，所以能撤能换
    public func marked(_ watermark: Watermark?) -> Attachment {
        Attachment(
            id: id, cardID: cardID, fileName: fileName, mimeType: mimeType, fileSize: fileSize, watermark: watermark, createdAt: createdAt)
    }

    /// 能加水印的图片
    public var isPicture: Bool { mimeType == "image/jpeg" || mimeType == "image/png" }
}

/// 平铺的文字水印
public struct Watermark: Sendable, Hashable, Codable {
    /// 文字
    public let text: String
    /// 字号，相对图片短边，0.01...0.5
    public let fontSize: Double
    /// 不透明度，0...1
    public let opacity: Double
    /// 角度，度，逆时针
    public let angle: Double
    /// 颜色，0xRRGGBB
    public let color: UInt32

    /// 默认：短边的 4%，四成不透明，斜 30 度，灰
    public init(text: String, fontSize: Double = 0.04, opacity: Double = 0.4, angle: Double = 30, color: UInt32 = 0x808080) {
        self.text = text
        self.fontSize = fontSize
        self.opacity = opacity
        self.angle = angle
        self.color = color
    }
}
