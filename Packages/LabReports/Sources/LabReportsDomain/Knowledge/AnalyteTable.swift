/// 内置词典的原始数据：每行「编号|中文|英文|别名;别名|LOINC|单位|摩尔质量|价|标本」
enum AnalyteTable {
    /// 各面板的文字
    static let panels = [
        hematology, urinalysis, biochemistry, enzymes, lipids, electrolytes, endocrine, tumorMarkers, coagulation, infection, immunology,
        vitamins,
    ]

    /// 解析成检验项目；坏行由测试挡住
    static func parse(_ text: String) -> [Analyte] {
        // 按字节切：按字切要逐个判断字素，慢得多
        text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
                TextForm.trim(String(Substring($0)))
            }
            guard fields.count >= 6, !fields[0].isEmpty else { return nil }
            func field(_ i: Int) -> String? { i < fields.count && !fields[i].isEmpty ? fields[i] : nil }
            return Analyte(
                id: fields[0], zh: fields[1], en: fields[2],
                aliases: fields[3].utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }, loinc: field(4),
                unit: fields[5],
                molarMass: field(6).flatMap(Double.init), valence: field(7).flatMap { Int($0) },
                specimen: field(8).flatMap(Specimen.init(rawValue:)))
        }
    }
}
