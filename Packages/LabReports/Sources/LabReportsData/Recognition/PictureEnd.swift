/// 图片有没有传完：解码器把缺的部分补成灰色，半张表会被当成整张
enum PictureEnd {
    /// PNG 没有 IEND、JPEG 在影像数据之后没有 EOI
    static func isMissing(_ bytes: [UInt8]) -> Bool {
        switch FileKind(head: bytes) {
        case .png: !hasIEND(bytes)
        case .jpeg: !hasEOI(bytes)
        default: false
        }
    }

    // 块：长度、种类、数据、校验
    private static func hasIEND(_ bytes: [UInt8]) -> Bool {
        var at = 8
        while at + 12 <= bytes.count {
            if bytes[at + 4..<at + 8].elementsEqual(Array("IEND".utf8)) { return true }
            at += 12 + bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return false
    }

    // 段逐个跳过，缩略图里的 EOI 因此不算；影像数据里 FF 之后跟 00，不会误认
    private static func hasEOI(_ bytes: [UInt8]) -> Bool {
        var at = 2
        while at + 4 <= bytes.count, bytes[at] == 0xFF, bytes[at + 1] != 0xDA {
            at += 2 + max(2, Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
        }
        guard at < bytes.count else { return false }
        return zip(bytes[at...], bytes[(at + 1)...]).contains { $0 == (0xFF, 0xD9) }
    }
}
