import Kernel

/// 报告层面的信息：语言、标本、有几位病人
struct ReportContext {
    let language: Language
    let specimen: Specimen?
    let specimenText: String?
    let hasSeveralPatients: Bool
    /// 英文报告里日在月前的地区
    let isDayFirst: Bool

    /// 各页从上到下的行
    init(pages: [[[TextBox]]], recognized: Bool) {
        let lines = pages.flatMap { $0.map { TableCell.join($0) } }
        var chinese = 0, letters = 0
        for line in lines {
            chinese += TextForm.countCJK(line)
            letters += TextForm.countLetters(line)
        }
        language = chinese * 5 >= chinese + letters && chinese > 0 ? .zh : .en
        specimenText = Self.specimenText(lines)
        specimen = specimenText.flatMap(Self.specimen)
        hasSeveralPatients = Self.severalPatients(lines, recognized: recognized)
        let all = lines.joined(separator: " ").lowercased()
        isDayFirst = [
            "india", "pvt", "+91", "pathlab", "path lab", "nhs", ".co.uk", "bio. ref", "australia", "singapore", "haemoglobin", "dr lal",
            "thyrocare",
        ].contains { TextForm.contains(all, $0) }
    }

    // 「标本：血清」「样本类型 尿液」「Specimen: Serum」
    private static func specimenText(_ lines: [String]) -> String? {
        for line in lines {
            let text = TextForm.folded(line)
            for label in ["标本类型", "标本种类", "样本类型", "样本种类", "标本", "样本", "Specimen Type", "Sample Type", "Specimen", "Sample"] {
                guard let range = find(label, in: text) else { continue }
                let rest = text[range...].drop { $0 == ":" || $0 == " " || $0 == "类" || $0 == "型" }
                let word = String(rest.prefix { $0 != " " && $0 != "," && $0 != ";" })
                if specimen(word) != nil { return word }
            }
        }
        return nil
    }

    private static func find(_ needle: String, in text: String) -> String.Index? {
        guard TextForm.contains(text, needle) else { return nil }
        var index = text.startIndex
        while index < text.endIndex {
            if text[index...].hasPrefix(needle) { return text.index(index, offsetBy: needle.count) }
            index = text.index(after: index)
        }
        return nil
    }

    /// 标本文字属于哪一类
    static func specimen(_ text: String) -> Specimen? {
        let key = text.lowercased()
        if key.contains("尿") || key.contains("urin") { return .urine }
        if key.contains("粪") || key.contains("便") || key.contains("stool") || key.contains("fecal") || key.contains("faec") {
            return .stool
        }
        if key.contains("血") || key.contains("serum") || key.contains("plasma") || key.contains("blood") { return .blood }
        if key.contains("脑脊液") || key.contains("胸水") || key.contains("腹水") || key.contains("csf") || key.contains("积液") { return .fluid }
        return nil
    }

    // 两处「姓名：」写着不同的名字
    private static func severalPatients(_ lines: [String], recognized: Bool) -> Bool {
        var names: [String] = []
        for line in lines {
            let text = TextForm.folded(line)
            for label in [
                "姓名:", "姓 名:", "患者姓名:", "病人姓名:", "姓名 ", "Patient Name:", "Patient:", "PATIENT:", "Name:", "NAME:", "PATIENT NAME:",
            ] {
                guard let start = find(label, in: text) else { continue }
                let rest = text[start...].drop { $0 == " " || $0 == ":" }
                let name =
                    TextForm.countCJK(String(rest.prefix(4))) > 0 ? String(rest.prefix { $0 != " " && $0 != ":" }) : String(rest.prefix(28))
                let key = TextForm.key(name.split(separator: " ").prefix(3).joined(separator: " "))
                if key.count >= 2 { names.append(key) }
                break
            }
        }
        guard let first = names.first else { return false }
        return names.dropFirst().contains { other in
            let shared = min(first.count, other.count, 6)
            if first.prefix(shared) == other.prefix(shared) { return false }
            return !recognized || EditDistance.between(first, other) * 2 > max(first.count, other.count)
        }
    }
}
