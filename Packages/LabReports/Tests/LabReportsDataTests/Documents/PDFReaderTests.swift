import Kernel
import LabReportsDomain
import TestSupport
import Testing

@testable import LabReportsData

/// 手写的最小 PDF：每页一行文字
private func pdf(pages: [String], trailer: String = "") -> [UInt8] {
    var objects = ["<< /Type /Catalog /Pages 2 0 R >>", ""]
    var kids: [String] = []
    objects.append("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
    for text in pages {
        let stream = "BT /F1 12 Tf 72 700 Td (\(text)) Tj ET"
        kids.append("\(objects.count + 1) 0 R")
        objects.append(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents \(objects.count + 2) 0 R /Resources << /Font << /F1 3 0 R >> >> >>"
        )
        objects.append("<< /Length \(stream.utf8.count) >>\nstream\n\(stream)\nendstream")
    }
    objects[1] = "<< /Type /Pages /Kids [\(kids.joined(separator: " "))] /Count \(kids.count) >>"
    var text = "%PDF-1.4\n", offsets: [Int] = []
    for (i, object) in objects.enumerated() {
        offsets.append(text.utf8.count)
        text += "\(i + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets { text += String(String(10_000_000_000 + offset).dropFirst()) + " 00000 n \n" }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
}

@Suite("PDF 读取")
struct PDFReaderTests {
    private let reader = PDFReader()

    private func code(_ bytes: [UInt8], _ reader: PDFReader? = nil) async -> String? {
        do {
            _ = try await (reader ?? self.reader).textLayer(bytes)
            return nil
        } catch { return error.code }
    }

    @Test func 文字层给出各页的词框() async throws {
        let pages = try await reader.textLayer(pdf(pages: ["GLU 5.6 mmol/L", "ALT 20"]))
        #expect(pages.map { $0.words.map(\.text) } == [["GLU", "5.6", "mmol/L"], ["ALT", "20"]])
        #expect(pages.map(\.number) == [1, 2])
        #expect(pages[0].width == 612 && pages[0].height == 792)
        #expect(pages[0].words.allSatisfy { $0.rect.width > 0 && $0.rect.height > 0 && $0.confidence == 1 })
    }

    @Test func 截断的与损坏的各有错误() async {
        let whole = pdf(pages: ["GLU 5.6"])
        #expect(await code(Array(whole.prefix(whole.count / 3))) == "PDF_TRUNCATED")
        #expect(await code(Array("%PDF-1.4\nnothing here\n%%EOF\n".utf8)) == "PDF_DAMAGED")
    }

    @Test func 加密的PDF提示密码() async {
        let zeros = String(repeating: "00", count: 32)
        let encrypted = pdf(
            pages: ["GLU 5.6"],
            trailer: "/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <\(zeros)> /U <\(zeros)> >>")
        #expect(await code(encrypted) == "PDF_ENCRYPTED")
    }

    @Test func 页数超限() async {
        #expect(await code(pdf(pages: Array(repeating: "GLU 5.6", count: PDFReader.pageLimit))) == nil)
        #expect(await code(pdf(pages: Array(repeating: "GLU 5.6", count: PDFReader.pageLimit + 1))) == "PDF_TOO_MANY_PAGES")
    }

    @Test func 把一页画成PNG() async throws {
        let image = try await reader.image(pdf(pages: ["GLU 5.6"]), page: 1, dpi: 40)
        #expect(FileKind(head: image) == .png)
    }

    @Test func 时限到了就停() async {
        #expect(await code(pdf(pages: ["GLU 5.6"]), PDFReader(timeout: .zero)) == "TOOL_TIMED_OUT")
    }
}

@Suite("词框输出的解析")
struct BoundingBoxParserTests {
    @Test func 转义与截断() {
        let text = """
            <page width="612.0" height="792.0">
              <word xMin="1.0" yMin="2.0" xMax="11.0" yMax="14.0">&lt;5.2&amp;&quot;</word>
              <word xMin="1.0" yMin="2.0" xMax="x" yMax="14.0">坏</word>
              <word xMin="1.0" yMin="2.0"
            """
        let pages = BoundingBoxParser.pages(Array(text.utf8))
        #expect(pages.map { $0.words.map(\.text) } == [["<5.2&\""]])
        #expect(pages[0].words[0].rect == PageRect(x: 1, y: 2, width: 10, height: 12))
    }

    @Test func 随机字节不崩溃() throws {
        let pieces = [
            "<word ", "<page ", "\"", "1.5", "xMin=", ">", "<", "</word>", "\n", "&amp;", "&", "nan", "葡", "\u{0}",
            "width=\"6\" height=\"7\"",
        ]
        try forAll(Gen.element(of: pieces).array(0...60), cases: 3000) { parts in
            let bytes = Array(parts.joined().utf8)
            return BoundingBoxParser.pages(bytes).count <= parts.count
                && BoundingBoxParser.pages(Array(bytes.dropLast())).count <= parts.count
        }
    }
}
