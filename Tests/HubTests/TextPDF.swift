import Foundation

/// 最小的 PDF：Helvetica 文字，按行与列摆放
struct TextPDF {
    /// 各页的行，每行的格
    var pages: [[[String]]]
    /// 加上打不开的密码
    var isEncrypted = false

    /// 一页四项的英文报告
    static func report(date: String = "2024-03-01", patient: String = "Jane Roe", glucose: String = "5.6") -> [[String]] {
        [
            ["Patient: " + patient], ["Reported: " + date], ["Test", "Result", "Units", "Reference"],
            ["Glucose", glucose, "mmol/L", "3.9-6.1"], ["Urea", "4.2", "mmol/L", "2.5-7.1"],
            ["Creatinine", "70", "umol/L", "45-84"], ["Sodium", "140", "mmol/L", "135-145"],
        ]
    }

    var data: Data {
        var objects = ["<</Type/Catalog/Pages 2 0 R>>", "", "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"]
        var kids: [String] = []
        for page in pages {
            let content = Self.content(page)
            objects.append("<</Length \(content.utf8.count)>>stream\n\(content)\nendstream")
            let box = "/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>"
            objects.append("<</Type/Page/Parent 2 0 R\(box)/Contents \(objects.count) 0 R>>")
            kids.append("\(objects.count) 0 R")
        }
        objects[1] = "<</Type/Pages/Count \(kids.count)/Kids[\(kids.joined(separator: " "))]>>"
        return Self.file(objects, trailer: isEncrypted ? Self.encryption : "")
    }

    private static func content(_ lines: [[String]]) -> String {
        var out = "BT /F 11 Tf\n"
        for (row, cells) in lines.enumerated() {
            for (column, cell) in cells.enumerated() { out += "1 0 0 1 \(50 + 120 * column) \(780 - 20 * row) Tm (\(cell)) Tj\n" }
        }
        return out + "ET"
    }

    private static func file(_ objects: [String], trailer: String) -> Data {
        var text = "%PDF-1.4\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\(object)endobj\n"
        }
        let table = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for offset in offsets { text += String(repeating: "0", count: 10 - String(offset).count) + "\(offset) 00000 n \n" }
        return Data((text + "trailer<</Root 1 0 R/Size \(objects.count + 1)\(trailer)>>\nstartxref\n\(table)\n%%EOF\n").utf8)
    }

    // 空密码对不上这些散列，等于设了密码
    private static let encryption =
        "/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -44/O<\(String(repeating: "41", count: 32))>/U<\(String(repeating: "42", count: 32))>>>"
}
