import Foundation

/// 附件的密文文件放在库旁边的一个目录里，一个附件一份
package struct AttachmentFolder: Sendable {
    private let directory: String

    /// vault 是库所在的目录
    package init(vault: String) { directory = vault + "/attachments" }

    /// 一个附件的文件
    func path(_ id: UUID) -> String { directory + "/" + id.uuidString.lowercased() + ".sealed" }

    /// 删掉文件；没有就算了
    func remove(_ ids: [UUID]) { for id in ids { unlink(path(id)) } }
}
