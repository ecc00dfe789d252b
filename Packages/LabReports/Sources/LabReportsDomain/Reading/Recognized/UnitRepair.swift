/// 识别页的单位：贴到该项目可能的单位上，字形与范围的量级都要说得通
struct UnitRepair {
    // 这份报告的单位像美式（mg/dL、K/uL）
    private let isConventional: Bool

    init(_ drafts: [DraftItem]) {
        let units = drafts.map { TextForm.compact($0.unit) }
        isConventional =
            units.filter { UnitCandidates.isConventional($0) }.count > units.filter { UnitCandidates.isInternational($0) }.count
    }

    private struct Option { let unit: String, spelling: Double, likeness: Double?, score: Double }

    /// 改好单位；认得且说得通的不动
    func repair(_ draft: inout DraftItem) {
        draft.unit = RecognizedText.unit(draft.unit)
        let text = TextForm.compact(TextForm.folded(draft.unit)), known = LabUnit(text)
        if draft.value?.kind == .qualitative {
            if known == nil { draft.unit = "" }
            return
        }
        guard let analyte = draft.analyte else {
            if known == nil { draft.unit = common(text) }
            return
        }
        let options = options(text, draft, analyte)
        guard let best = options.max(by: { $0.score < $1.score }) else {
            if known == nil { draft.unit = "" }
            return
        }
        if text.isEmpty {
            if isOnlyFit(best, options) { draft.unit = best.unit }
        } else if let known, isAcceptable(known, options, best) {
            return
        } else if best.spelling >= 0.3 || best.likeness ?? 0 >= 0.5 {
            if known != nil, !best.unit.hasSuffix(text) { draft.issues.append(.lowConfidence) }
            draft.unit = best.unit
        } else if TextForm.countCJK(text) > 0 || TextForm.countLetters(text) == 0 {
            draft.unit = ""
        }
    }

    private func options(_ text: String, _ draft: DraftItem, _ analyte: Analyte) -> [Option] {
        let soft = Self.softened(text)
        return UnitCandidates.of(analyte).map { unit in
            let spelling = text.isEmpty ? 0 : EditDistance.similarity(unit.lowercased(), soft.lowercased())
            let likeness = draft.range.flatMap { TypicalRange.likeness($0, unit: unit, analyte) }
            let habit = UnitCandidates.isConventional(unit) == isConventional ? 0.12 : 0
            return Option(unit: unit, spelling: spelling, likeness: likeness, score: spelling + habit + 0.4 * (likeness ?? 0.5))
        }
    }

    // 认得的单位：是该项目的写法，且范围没有明说是另一种
    private func isAcceptable(_ known: LabUnit, _ options: [Option], _ best: Option) -> Bool {
        guard
            let own = options.first(where: {
                LabUnit($0.unit).map { $0.dimension == known.dimension && $0.factor == known.factor } ?? false
            })
        else { return best.spelling < 0.72 && best.likeness ?? 0 < 0.5 }
        return own.likeness ?? 1 > 0 || best.likeness ?? 0 < 0.5
    }

    // 空着的单位：与范围的量级相符的只有这一种时才补
    private func isOnlyFit(_ best: Option, _ options: [Option]) -> Bool {
        guard best.likeness ?? 0 >= 0.5, let unit = LabUnit(best.unit) else { return false }
        return options.allSatisfy { option in
            guard option.likeness ?? 0 >= 0.3, let other = LabUnit(option.unit) else { return true }
            let isSame = other.dimension == unit.dimension && other.factor == unit.factor
            return isSame || UnitCandidates.isConventional(option.unit) != isConventional
        }
    }

    // 没有归属的项目：只贴到常见单位上，要很像
    private func common(_ text: String) -> String {
        guard text.count >= 2 else { return text }
        let soft = Self.softened(text)
        if LabUnit(soft) != nil { return soft }
        let best = UnitCandidates.common.map { ($0, EditDistance.similarity($0.lowercased(), soft.lowercased())) }.max { $0.1 < $1.1 }
        guard let best, best.1 >= 0.6 else { return text }
        return best.0
    }

    // 「作」「几」是「/L」，斜线后的 t、I、1 是 L，mol/L 前的 p 是 μ
    private static func softened(_ text: String) -> String {
        var out = ""
        for character in text {
            switch character {
            case "作", "几", "儿", "人", "入", "八": out += out.hasSuffix("/") ? "L" : "/L"
            case "p" where out.isEmpty && text.hasSuffix("mol/L"): out += "u"
            default: out.append(character)
            }
        }
        if out.hasSuffix("/LL") { out.removeLast() }
        if let last = out.last, "tI1l".contains(last), out.dropLast().hasSuffix("/") { out = String(out.dropLast()) + "L" }
        return out
    }
}
