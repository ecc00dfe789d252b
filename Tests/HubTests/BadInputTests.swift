import Foundation
import Subprocess
import TestSupport
import Testing

@Suite("坏的输入")
struct BadInputTests {
    private let hub = HubProcess()

    private func file(_ name: String, _ data: Data) throws -> String {
        let path = hub.home.file(name)
        try data.write(to: URL(filePath: path))
        return path
    }

    private func pdf(_ pages: [[String]]...) throws -> String { try file("made.pdf", TextPDF(pages: pages).data) }

    // 导入得到草稿而不入历史，理由是给定的提示码
    private func expectDraft(_ path: String, _ issue: String) async throws {
        let result = try await hub.run("labs", "import", path, "--accept")
        #expect(result.status == 0 && result.errors.contains("hub labs"), "\(result.errors)")
        #expect(try await hub.run("labs", "drafts", "-q").output == "1\n")
        #expect(try await hub.run("labs", "list", "-q").output.isEmpty)
        let issues = try await hub.json("labs", "show", "1")["issues"] as? [String]
        #expect(issues?.contains(issue) == true, "\(issues ?? [])")
        #expect(try await hub.run("labs", "save", "1", "--confirm").errors.contains("[SAVE_REFUSED]"))
    }

    // MARK: - 读不了的文件

    @Test(arguments: [
        ("empty.pdf", "", "FILE_EMPTY"), ("note.txt", "hello", "FILE_TYPE_UNSUPPORTED"),
        ("x.heic", "\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", "FILE_TYPE_UNSUPPORTED"),
        ("x.webp", "RIFF\u{10}\0\0\0WEBPVP8 ", "FILE_TYPE_UNSUPPORTED"),
        ("broken.png", "\u{89}PNG but nothing more", "FILE_TYPE_UNSUPPORTED"),
    ])
    func 种类不合的文件(name: String, text: String, code: String) async throws {
        try await expectRefusal(try file(name, Data(text.utf8)), code)
    }

    @Test func 残缺加密与页数过多的PDF() async throws {
        let whole = TextPDF(pages: [TextPDF.report()]).data
        try await expectRefusal(try file("cut.pdf", whole.prefix(whole.count / 2)), "PDF_TRUNCATED")
        try await expectRefusal(try file("locked.pdf", TextPDF(pages: [TextPDF.report()], isEncrypted: true).data), "PDF_ENCRYPTED")
        let many = TextPDF(pages: Array(repeating: [["x"]], count: 5000)).data
        try await expectRefusal(try file("many.pdf", many), "PDF_TOO_MANY_PAGES")
    }

    @Test(.enabled(if: HubProcess.hasOCR, "没有 hub-ocr：跑 tools/test")) func 图片炸弹与残缺的图片() async throws {
        // 六万见方的一位灰度，头之后没有几个字节
        let header: [UInt8] = [0x89] + Array("PNG\r\n\u{1a}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8)
        let size: [UInt8] = [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 1, 0, 0, 0, 0, 0xA9, 0x36, 0xAD, 0x0C]
        let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
        try await expectRefusal(try file("bomb.png", Data(header + size + end)), "IMAGE_TOO_LARGE")
        let page = try Data(contentsOf: URL(filePath: HubProcess.example("zh-scan.jpg")))
        try await expectRefusal(try file("cut.jpg", page.prefix(page.count / 2)), "IMAGE_TRUNCATED")
        let picture = try Data(contentsOf: URL(filePath: HubProcess.example("zh-picture.png")))
        try await expectRefusal(try file("cut.png", picture.prefix(picture.count / 2)), "IMAGE_TRUNCATED")
    }

    private func expectRefusal(_ path: String, _ code: String) async throws {
        let result = try await hub.run("labs", "import", path, "--accept")
        #expect(result.status == 65 && result.errors.contains("[\(code)]"), "\(path): \(result.errors)")
        #expect(result.output.isEmpty)
        #expect(try await hub.run("labs", "drafts", "-q").output.isEmpty)
        #expect(try await hub.run("labs", "resume").status == 0)
    }

    // MARK: - 读得了而不可信的内容

    @Test func 没有表格的页() async throws { try await expectDraft(try pdf([["Dear reader,"], ["this page holds no table."]]), "NO_TABLE") }

    @Test func 两位病人() async throws {
        try await expectDraft(try pdf(TextPDF.report(), TextPDF.report(patient: "Mark Poe")), "SEVERAL_PATIENTS")
    }

    @Test(arguments: ["2024-13-45", "2094-03-01", "1024-03-01"]) func 不可能的日期(date: String) async throws {
        try await expectDraft(try pdf(TextPDF.report(date: date)), "DATE_IMPOSSIBLE")
    }

    @Test func 不成数的值() async throws {
        let path = try pdf(TextPDF.report(glucose: "5..6"))
        #expect(try await hub.run("labs", "import", path, "--accept").status == 0)
        let items = try await hub.json("labs", "show", "1")["items"] as? [[String: Any]]
        let glucose = items?.first { $0["name"] as? String == "Glucose" }
        #expect(glucose?["value"] as? String == "5..6" && glucose?["number"] is NSNull)
        #expect((glucose?["issues"] as? [String])?.contains("VALUE_UNREADABLE") == true)
        let trend = try await hub.run("labs", "trend", "GLU")
        #expect(trend.output.contains("hub labs review") && !trend.output.contains("5..6"), "\(trend.output)")
    }

    @Test(.enabled(if: HubProcess.hasOCR, "没有 hub-ocr：跑 tools/test")) func 猫的照片() async throws {
        let drawing = """
            <svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#b9d6a3"/>
            <path d="M290 300L330 130L420 260ZM610 300L570 130L480 260Z" fill="#b5763a"/><circle cx="450" cy="310" r="150" fill="#d79c5c"/>
            <circle cx="400" cy="290" r="12"/><circle cx="500" cy="290" r="12"/><path d="M350 350L240 330M550 350L660 330" stroke="#222"/></svg>
            """
        try await expectDraft(try await picture(drawing), "NO_TABLE")
    }

    @Test(.enabled(if: HubProcess.hasOCR, "没有 hub-ocr：跑 tools/test"), arguments: [90, 180, 270])
    func 横放与倒置的页(degrees: Int) async throws {
        let page = try Data(contentsOf: URL(filePath: HubProcess.example("zh-picture.png")))
        let (width, height) = (Self.pixels(page, at: 16), Self.pixels(page, at: 20))
        let side = max(width, height)
        let turned = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(side)" height="\(side)">
            <rect width="\(side)" height="\(side)" fill="white"/><g transform="rotate(\(degrees) \(side / 2) \(side / 2))">
            <image x="\((side - width) / 2)" y="\((side - height) / 2)" width="\(width)" height="\(height)"
            xlink:href="data:image/png;base64,\(page.base64EncodedString())"/></g></svg>
            """
        let upright = try await items(HubProcess.example("zh-picture.png"))
        let read = try await items(try await picture(turned))
        #expect(upright.count > 10 && upright.intersection(read).count * 10 >= upright.count * 9, "\(upright.symmetricDifference(read))")
    }

    private func items(_ path: String) async throws -> Set<String> {
        let items = try await hub.json("labs", "extract", path)["items"] as? [[String: Any]] ?? []
        return Set(items.map { "\($0["name"] ?? "") \($0["value"] ?? "")" })
    }

    private static func pixels(_ png: Data, at offset: Int) -> Int {
        png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private func picture(_ svg: String) async throws -> String {
        let source = try file("made.svg", Data(svg.utf8)), target = hub.home.file("made.png")
        let drawn = try await Subprocess.run(
            .name("rsvg-convert"), arguments: ["--unlimited", source, "-o", target], output: .discarded, error: .string(limit: 1 << 16))
        #expect(drawn.terminationStatus.isSuccess, "\(drawn.standardError)")
        return target
    }
}
