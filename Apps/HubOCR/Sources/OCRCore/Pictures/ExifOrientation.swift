/// 从 JPEG 的 EXIF 段读方向；手机照片常以此代替旋转像素
enum ExifOrientation {
    /// 方向值 1...8；没有或读不懂为 1
    static func read(_ bytes: [UInt8]) -> Int {
        var at = 2
        while at + 4 <= bytes.count, bytes[at] == 0xFF {
            let marker = bytes[at + 1]
            if marker == 0xDA || marker == 0xD9 { return 1 }
            let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
            if length < 2 { return 1 }
            let end = min(bytes.count, at + 2 + length)
            if marker == 0xE1, let found = orientation(in: Array(bytes[(at + 4)..<max(at + 4, end)])) { return found }
            at += 2 + length
        }
        return 1
    }

    // 段内是 "Exif\0\0" 加一个小 TIFF，方向是标签 0x0112
    private static func orientation(in segment: [UInt8]) -> Int? {
        guard segment.starts(with: Array("Exif\0\0".utf8)), segment.count > 20 else { return nil }
        let tiff = Array(segment.dropFirst(6))
        let little = tiff[0] == 0x49
        func number(_ at: Int, _ size: Int) -> Int? {
            guard at >= 0, at + size <= tiff.count else { return nil }
            let raw = tiff[at..<at + size]
            return little ? raw.reversed().reduce(0) { $0 << 8 | Int($1) } : raw.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for entry in 0..<min(count, 64) {
            let base = directory + 2 + entry * 12
            guard let tag = number(base, 2) else { return nil }
            if tag == 0x0112, let value = number(base + 8, 2), (1...8).contains(value) { return value }
        }
        return nil
    }
}
