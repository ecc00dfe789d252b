import Crypto
package import Foundation
package import Kernel
package import VaultDomain

/// 附件仓库的规则：大小、种类、先落盘再登记
package struct DefaultAttachmentRepository: AttachmentRepository {
    private let source: any AttachmentDataSource
    private let folder: AttachmentFolder
    private let clock: any HubClock

    /// 说明与密钥从 source 来，内容在 folder 里
    package init(source: any AttachmentDataSource, folder: AttachmentFolder, clock: any HubClock) {
        self.source = source
        self.folder = folder
        self.clock = clock
    }

    package func add(_ path: String, to card: UUID) async throws -> Attachment {
        // 不跟着符号链接走：它指的可能是人没想给的文件
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw errno == ELOOP ? AppError.attachmentIsLink(path) : .attachmentUnreadable }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw AppError.attachmentUnreadable }
        guard status.st_size <= Attachment.maximumSize else { throw AppError.attachmentTooLarge }
        let (id, kind) = (UUID(), MediaType.sniff(descriptor))
        let file = try await file(id, of: card)
        let size = try file.write(from: descriptor, limit: Attachment.maximumSize, tooLarge: .attachmentTooLarge)
        let attachment = Attachment(
            id: id, cardID: card, fileName: URL(filePath: path).lastPathComponent, mimeType: kind, fileSize: size, watermark: nil,
            createdAt: clock.now)
        do { try await source.put(attachment) } catch {
            folder.remove([id])
            throw error
        }
        return attachment
    }

    package func attachments(of card: UUID) async throws -> [Attachment] { try await source.attachments(of: card) }

    package func require(_ reference: String) async throws -> Attachment {
        let found = try await source.matches(reference)
        guard found.count == 1, let attachment = found.first else { throw AppError.attachmentNotFound(reference) }
        return attachment
    }

    package func read(_ attachment: Attachment, _ receive: (Data) throws -> Void) async throws {
        var size = 0
        try await file(attachment.id, of: attachment.cardID).read { part in
            size += part.count
            try receive(part)
        }
        guard size == attachment.fileSize else { throw AppError.vaultTampered }
    }

    package func mark(_ attachment: Attachment, _ watermark: Watermark?) async throws -> Attachment {
        let marked = attachment.marked(watermark)
        try await source.put(marked)
        return marked
    }

    package func remove(_ attachment: Attachment) async throws {
        try await source.remove(attachment.id)
        folder.remove([attachment.id])
    }

    private func file(_ id: UUID, of card: UUID) async throws -> SealedFile {
        let access = try await source.access(id, of: card)
        return SealedFile(path: folder.path(id), cipher: SegmentedCipher(key: SymmetricKey(data: access.key), aad: access.aad))
    }
}

/// 按内容判断的 MIME 类型
enum MediaType {
    /// 看开头几个字节，不动读的位置
    static func sniff(_ descriptor: Int32) -> String {
        var head = [UInt8](repeating: 0, count: 12)
        let count = pread(descriptor, &head, head.count, 0)
        let bytes = head.prefix(max(0, count))
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: Array("%PDF-".utf8)) { return "application/pdf" }
        return "application/octet-stream"
    }
}

extension AppError {
    static let attachmentTooLarge = AppError.userFacing(
        "ATTACHMENT_TOO_LARGE", .data, LocalizedText(zh: "附件超过 10 MB", en: "The attachment is larger than 10 MB."),
        next: LocalizedText(zh: "压缩或缩小后再加", en: "Make it smaller and try again."))

    static func attachmentIsLink(_ path: String) -> AppError {
        .userFacing(
            "ATTACHMENT_IS_LINK", .data, LocalizedText(zh: "这是符号链接：\(path)", en: "This is a symbolic link: \(path)."),
            next: LocalizedText(zh: "给出它所指的文件", en: "Give the file that it points to."))
    }
}
