/// 来源文件的种类，只按内容判断，不看扩展名
public enum FileKind: String, Sendable, Hashable, Codable {
    case pdf, png, jpeg
    /// 认得但不支持，给出转换的提示
    case heic, webp
    /// 不认得
    case unknown

    /// 由文件开头的字节判断
    public init(head bytes: some Collection<UInt8>) {
        let head = Array(bytes.prefix(16))
        func starts(_ magic: [UInt8], at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: magic) }
        if starts([0x25, 0x50, 0x44, 0x46]) {
            self = .pdf
        } else if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if starts([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if starts(Array("ftyp".utf8), at: 4), ["heic", "heix", "mif1", "hevc"].contains(where: { starts(Array($0.utf8), at: 8) }) {
            self = .heic
        } else if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) {
            self = .webp
        } else {
            self = .unknown
        }
    }
}
