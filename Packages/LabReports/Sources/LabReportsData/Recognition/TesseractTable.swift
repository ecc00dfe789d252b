import LabReportsDomain

/// 读 tesseract 的 TSV：第 5 级是词，第 1 级是页
enum TesseractTable {
    /// 组成一页；缺列或非数的行跳过
    static func page(_ table: String, number: Int) -> PageText {
        var page = PageText(number: number, width: 0, height: 0, origin: .recognized, words: [])
        for line in table.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t", maxSplits: 11, omittingEmptySubsequences: false)
            guard fields.count == 12, let level = Int(fields[0]), let x = Double(fields[6]), let y = Double(fields[7]),
                let width = Double(fields[8]), let height = Double(fields[9]), let confidence = Double(fields[10])
            else { continue }
            if level == 1 {
                page.width = width
                page.height = height
            }
            let text = fields[11].filter { !$0.isWhitespace }
            guard level == 5, !text.isEmpty else { continue }
            page.words.append(
                PageWord(
                    text: String(text), rect: PageRect(x: x, y: y, width: width, height: height),
                    confidence: max(0, min(1, confidence / 100))))
        }
        return page
    }
}
