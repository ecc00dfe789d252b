import LabReportsDomain

/// 解析 pdftotext -bbox 的输出：每页的尺寸与词框
struct BoundingBoxParser {
    /// 各页；输出截断时给出已读到的页
    static func pages(_ bytes: [UInt8]) -> [PageText] {
        var pages: [PageText] = []
        bytes.withUnsafeBufferPointer { buffer in
            var start = 0
            while start < buffer.count {
                var end = start
                while end < buffer.count, buffer[end] != 10 { end += 1 }
                line(UnsafeBufferPointer(rebasing: buffer[start..<end]), &pages)
                start = end + 1
            }
        }
        return pages
    }

    private static func line(_ bytes: UnsafeBufferPointer<UInt8>, _ pages: inout [PageText]) {
        guard let open = bytes.firstIndex(of: 60), open + 6 < bytes.count else { return }
        if matches(bytes, open, "<word ") {
            guard let close = bytes[open...].firstIndex(of: 62), !pages.isEmpty else { return }
            let numbers = quoted(bytes, open, close)
            guard numbers.count == 4 else { return }
            var end = bytes.count
            while end > close, bytes[end - 1] != 60 { end -= 1 }
            let text = unescape(String(decoding: bytes[(close + 1)..<max(close + 1, end - 1)], as: UTF8.self))
            pages[pages.count - 1].words.append(
                PageWord(
                    text: text,
                    rect: PageRect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])))
        } else if matches(bytes, open, "<page ") {
            let numbers = quoted(bytes, open, bytes.count)
            guard numbers.count >= 2 else { return }
            pages.append(PageText(number: pages.count + 1, width: numbers[0], height: numbers[1], origin: .textLayer, words: []))
        }
    }

    private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ text: StaticString) -> Bool {
        guard at + text.utf8CodeUnitCount <= bytes.count else { return false }
        for i in 0..<text.utf8CodeUnitCount where bytes[at + i] != text.utf8Start[i] { return false }
        return true
    }

    // 引号里的各个数
    private static func quoted(_ bytes: UnsafeBufferPointer<UInt8>, _ from: Int, _ to: Int) -> [Double] {
        var out: [Double] = [], i = from
        while i < to {
            guard bytes[i] == 34 else {
                i += 1
                continue
            }
            var j = i + 1
            while j < to, bytes[j] != 34 { j += 1 }
            if let value = Double(String(decoding: bytes[(i + 1)..<j], as: UTF8.self)) { out.append(value) }
            i = j + 1
        }
        return out
    }

    private static func unescape(_ text: String) -> String {
        guard text.utf8.contains(38) else { return text }
        var out = "", rest = Substring(text)
        while let first = rest.first {
            if first == "&", let entity = entities.first(where: { rest.hasPrefix($0.0) }) {
                out.append(entity.1)
                rest = rest.dropFirst(entity.0.count)
            } else {
                out.append(first)
                rest = rest.dropFirst()
            }
        }
        return out
    }

    private static let entities: [(String, Character)] = [
        ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&#34;", "\""),
    ]
}
