public import FoundationEssentials
public import Kernel

/// 附件仓库：内容按段加密，读写都是流
public protocol AttachmentRepository: Sendable {
    /// 把一个文件加到卡片上；抛 ATTACHMENT_TOO_LARGE、ATTACHMENT_UNREADABLE、CARD_NOT_FOUND
    func add(_ path: String, to card: UUID) async throws -> Attachment
    /// 一张卡片的附件，先加的在前
    func attachments(of card: UUID) async throws -> [Attachment]
    /// 必须存在的附件，身份可只写开头几位；抛 ATTACHMENT_NOT_FOUND
    func require(_ reference: String) async throws -> Attachment
    /// 依次交出原文的各段；动过手脚抛 VAULT_TAMPERED
    func read(_ attachment: Attachment, _ receive: (Data) throws -> Void) async throws
    /// 换水印；nil 去掉。原件不动
    func mark(_ attachment: Attachment, _ watermark: Watermark?) async throws -> Attachment
    /// 删除
    func remove(_ attachment: Attachment) async throws
}

extension AppError {
    /// 没有这个附件
    public static func attachmentNotFound(_ reference: String) -> AppError {
        .recoverable(
            "ATTACHMENT_NOT_FOUND", .inputMissing, LocalizedText(zh: "没有这个附件：\(reference)", en: "No such attachment: \(reference)."),
            next: LocalizedText(zh: "hub vault attachments 卡片 列出它的附件", en: "hub vault attachments CARD lists them."))
    }
}
