/// 只看图片头：退路没有助手的内存限制，炸弹图要挡在外面
enum PictureHeader {
    /// 是否 PNG 或 JPEG
    static func isAcceptable(_ bytes: [UInt8]) -> Bool {
        switch FileKind(head: bytes) {
        case .png, .jpeg: true
        default: false
        }
    }

    /// 边长过三万或超过一亿像素
    static func isTooLarge(_ bytes: [UInt8]) -> Bool {
        guard let (width, height) = size(bytes) else { return false }
        return width > 30_000 || height > 30_000 || width * height > 100_000_000
    }

    private static func size(_ bytes: [UInt8]) -> (Int, Int)? {
        func number(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
        if FileKind(head: bytes) == .png { return bytes.count > 24 ? (number(16, 4), number(20, 4)) : nil }
        var at = 2
        // JPEG 的尺寸在 SOF 段
        while at + 9 < bytes.count, bytes[at] == 0xFF {
            let marker = bytes[at + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { return (number(at + 7, 2), number(at + 5, 2)) }
            at += 2 + max(2, number(at + 2, 2))
        }
        return nil
    }
}
