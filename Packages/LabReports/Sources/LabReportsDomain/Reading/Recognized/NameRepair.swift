/// 识别页的名称对词典：先缩写，再近似写法；同页已用过的项目不再给
struct NameRepair {
    let dictionary: AnalyteDictionary
    let language: Bool

    /// 修好归属与名称；没有把握的不动
    func repair(_ drafts: [DraftItem]) -> [DraftItem] {
        var drafts = drafts
        var used = Set(drafts.compactMap { $0.analyte?.id })
        for i in drafts.indices {
            if let analyte = drafts[i].analyte {
                if !dictionary.contains(drafts[i].name) { drafts[i].name = closest(analyte, to: drafts[i].name) }
                continue
            }
            guard
                let analyte = electrolyte(drafts[i], used) ?? dictionary.similar(to: drafts[i].name, unit: drafts[i].unit, excluding: used)
            else { continue }
            drafts[i].analyte = analyte
            drafts[i].name = closest(analyte, to: drafts[i].name)
            used.insert(analyte.id)
        }
        return drafts
    }

    // 词典里与识别文字最像的写法；太不像（如只靠缩写对上）时用同语种的正名
    private func closest(_ analyte: Analyte, to name: String) -> String {
        let key = TextForm.key(name), chinese = TextForm.countCJK(name) > 0
        let names = analyte.names.filter { (TextForm.countCJK($0) > 0) == chinese }
        let best = names.max { EditDistance.similarity(TextForm.key($0), key) < EditDistance.similarity(TextForm.key($1), key) }
        guard let best, EditDistance.similarity(TextForm.key(best), key) > 0.3 else { return chinese ? analyte.zh : name }
        return best
    }

    // 单字的电解质名最容易认错：由单位与参考范围认
    private func electrolyte(_ draft: DraftItem, _ used: Set<String>) -> Analyte? {
        guard draft.name.count <= 2, TextForm.countCJK(draft.name) >= 1, let range = draft.range, let low = range.low, let high = range.high
        else { return nil }
        for (id, a, b) in Self.bands where !used.contains(id) && abs(low - a) <= 0.06 * a + 0.02 && abs(high - b) <= 0.06 * b + 0.02 {
            return dictionary[id]
        }
        return nil
    }
    private static let bands: [(String, Double, Double)] = [
        ("K", 3.5, 5.3), ("NA", 137, 146), ("CL", 97, 108), ("CA", 2.1, 2.65), ("CA", 2.0, 2.8), ("P", 0.85, 1.51), ("MG", 0.75, 1.02),
    ]
}
