#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 从文件描述符读行与定长字节
struct ByteReader {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var position = 0
    // 请求行的上限，防止无换行的输入吃光内存
    private static let maximumLine = 4 << 20

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// 下一行，不含换行；输入结束为 nil
    mutating func line() throws(OCRError) -> [UInt8]? {
        var scanned = position
        while true {
            if let end = buffer[scanned...].firstIndex(of: 0x0A) {
                defer { position = end + 1 }
                return Array(buffer[position..<end])
            }
            scanned = buffer.count
            if buffer.count - position > Self.maximumLine {
                discardLine()
                throw .badRequest("line too long")
            }
            let before = position
            if !fill() {
                defer { position = buffer.count }
                return position < buffer.count ? Array(buffer[position...]) : nil
            }
            scanned -= before - position
        }
    }

    /// 恰好 count 字节；不足则抛错
    mutating func bytes(_ count: Int) throws(OCRError) -> [UInt8] {
        while buffer.count - position < count {
            guard fill() else { throw .badRequest("input ended inside the payload") }
        }
        defer { position += count }
        return Array(buffer[position..<position + count])
    }

    /// 跳过 count 字节，不存
    mutating func skip(_ count: Int) {
        var left = count
        while left > 0 {
            let here = min(left, buffer.count - position)
            position += here
            left -= here
            if left > 0, !fill() { return }
        }
    }

    // 丢到换行为止，下一行照常读
    private mutating func discardLine() {
        repeat { position = buffer.count } while fill() && !buffer.contains(0x0A)
        position = buffer.firstIndex(of: 0x0A).map { $0 + 1 } ?? buffer.count
    }

    // 再读一块；读到头为假
    private mutating func fill() -> Bool {
        if position > 0 {
            buffer.removeFirst(position)
            position = 0
        }
        let chunk = 1 << 18
        let old = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: chunk))
        var got = -1
        repeat {
            got = buffer.withUnsafeMutableBytes { raw in
                raw.baseAddress.map { read(descriptor, $0 + old, chunk) } ?? 0
            }
        } while got < 0 && errno == EINTR
        buffer.removeLast(chunk - max(0, got))
        return got > 0
    }
}

/// 把字节全部写出；对方已关则为假
enum ByteWriter {
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let wrote = bytes.withUnsafeBytes { raw in
                raw.baseAddress.map { systemWrite(descriptor, $0 + done, bytes.count - done) } ?? 0
            }
            if wrote < 0 && errno == EINTR { continue }
            if wrote <= 0 { return false }
            done += wrote
        }
        return true
    }

    private static func systemWrite(_ descriptor: Int32, _ data: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, data, count)
        #else
            Darwin.write(descriptor, data, count)
        #endif
    }
}
