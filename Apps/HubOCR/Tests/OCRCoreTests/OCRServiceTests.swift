import Testing

@testable import OCRCore

@Suite(.serialized) struct OCRServiceTests {
    private func code(_ answer: [String: Any]) -> String? { answer["code"] as? String }

    @Test func 一问一答读页取图重读格子() throws {
        let helper = try Helper()
        let png = try PictureEncoder.png(Canvas.report())
        let page = helper.ask(#"{"op":"page","bytes":\#(png.count)}"#, payload: png)
        #expect(page["ok"] as? Bool == true && page["language"] as? String == "en" && page["rotation"] as? Int == 0)
        let words = try #require(page["words"] as? [[String: Any]])
        #expect(Set(words.compactMap { $0["t"] as? String }).isSuperset(of: Canvas.rows.map { $0[1] }))
        #expect(words.allSatisfy { (0...1).contains($0["c"] as? Double ?? -1) })
        let word = try #require(words.first { $0["t"] as? String == "87.5" })
        let box = try ["x", "y", "w", "h"].map { #""\#($0)":\#(try #require(word[$0] as? Int))"# }.joined(separator: ",")
        let cells = helper.ask(#"{"op":"cells","cells":[{\#(box),"mode":"number"}]}"#)
        #expect((cells["cells"] as? [[String: Any]])?.map { $0["t"] as? String } == ["87.5"])
        let image = helper.ask(#"{"op":"image","maxSide":400}"#)
        let size = try #require(image["bytes"] as? Int)
        let preview = try PictureDecoder.decode(helper.bytes(size))
        #expect(max(preview.width, preview.height) == 400)
        #expect(helper.finish() == 0)
    }

    @Test func 坏请求只回错误而服务不停() throws {
        let helper = try Helper()
        for line in [
            "garbage", "[]", "{}", #"{"op":"fly"}"#, #"{"op":"page","bytes":-5}"#, #"{"op":"cells","cells":[{"x":1}]}"#, "\u{0}\u{1}\u{7F}",
        ] {
            #expect(code(helper.ask(line)) == "BAD_REQUEST", "\(line)")
        }
        #expect(code(helper.ask(#"{"op":"cells","cells":[]}"#)) == "NO_PAGE")
        #expect(code(helper.ask(#"{"op":"image"}"#)) == "NO_PAGE")
        #expect(code(helper.ask(#"{"op":"page"}"#)) == "IMAGE_UNREADABLE")
        #expect(code(helper.ask(#"{"op":"page","bytes":6}"#, payload: Array("不是".utf8))) == "IMAGE_UNREADABLE")
        // 坏请求带的负载也要读掉，不能当成下一行
        #expect(code(helper.ask(#"{"op":"fly","bytes":9}"#, payload: Array("{}\n{}\n{}\n".utf8))) == "BAD_REQUEST")
        #expect(code(helper.ask(#"{"op":"image"}"#)) == "NO_PAGE")
        #expect(helper.finish() == 0)
    }

    @Test func 过大的负载跳过不存() throws {
        let helper = try Helper()
        let size = (128 << 20) + 1
        helper.write(Array("{\"op\":\"page\",\"bytes\":\(size)}\n".utf8))
        let chunk = [UInt8](repeating: 0x7B, count: 1 << 20)
        for _ in 0..<128 { helper.write(chunk) }
        helper.write([0x7B])
        #expect(code(helper.answer()) == "IMAGE_TOO_LARGE")
        #expect(code(helper.ask(#"{"op":"image"}"#)) == "NO_PAGE")
        #expect(helper.finish() == 0)
    }

    @Test func 过长的行整行丢掉() throws {
        let helper = try Helper()
        let chunk = [UInt8](repeating: 0x7B, count: 1 << 20)
        for _ in 0..<9 { helper.write(chunk) }
        helper.write([0x0A])
        #expect(code(helper.answer()) == "BAD_REQUEST")
        #expect(code(helper.ask(#"{"op":"image"}"#)) == "NO_PAGE")
        #expect(helper.finish() == 0)
    }

    @Test func 输入在半途结束也安静退出() throws {
        #expect(try Helper().finish() == 0)
        let cut = try Helper()
        cut.write(Array("{\"op\":\"page\",\"bytes\":100}\n123".utf8))
        #expect(cut.finish() == 0)
        #expect(code(cut.answer()) == "BAD_REQUEST")
    }

    @Test func 缺语言数据报专门的错误() throws {
        let helper = try Helper(environment: ["TESSDATA_PREFIX": "/nonexistent"])
        let png = try PictureEncoder.png(Canvas.report())
        #expect(code(helper.ask(#"{"op":"page","bytes":\#(png.count)}"#, payload: png)) == "OCR_LANGUAGE_MISSING")
    }

    @Test func 对方不再读就退出() throws {
        let helper = try Helper()
        helper.closeOutput()
        helper.write(Array("{}\n".utf8))
        #expect(helper.finish() == 0)
    }
}
