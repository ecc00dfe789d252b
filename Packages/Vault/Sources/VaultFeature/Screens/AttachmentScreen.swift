import FeatureKit
import FoundationEssentials
import Kernel
import VaultDomain

/// 附件列表的样子
enum AttachmentScreen {
    static func screen(_ attachments: [Attachment], _ language: Language) -> Screen {
        let table = Table(
            columns: [
                .init(zh: "编号", en: "ID"), .init(zh: "文件", en: "File"), .init(zh: "种类", en: "Type"),
                .init(zh: "大小", en: "Size", alignRight: true), .init(zh: "水印", en: "Watermark"),
            ],
            rows: attachments.map { attachment in
                [
                    Cell(attachment.shortID, .strong), Cell(attachment.fileName.truncated(toWidth: 40)), Cell(attachment.mimeType),
                    Cell("\((attachment.fileSize + 1023) / 1024) KB"), Cell(attachment.watermark?.text.truncated(toWidth: 24) ?? ""),
                ]
            })
        let empty = LocalizedText(zh: "没有附件：hub vault attach 卡片 文件", en: "No attachments: hub vault attach CARD FILE")
        return Screen(json: Listing(attachments), blocks: attachments.isEmpty ? [.prose(empty)] : [.table(table)])
    }
}

extension Attachment {
    /// 身份的开头八位，命令行上够用
    var shortID: String { String(id.uuidString.prefix(8)).lowercased() }
}
