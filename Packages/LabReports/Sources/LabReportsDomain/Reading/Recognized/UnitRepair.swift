/// 识别页的单位：贴到该项目可能的单位上
struct UnitRepair {
    let isChinese: Bool
    /// 这份报告的单位像美式（mg/dL、K/uL）
    let isConventional: Bool

    init(_ drafts: [DraftItem], isChinese: Bool) {
        self.isChinese = isChinese
        let us = drafts.filter {
            ["g/dL", "mg/dL", "K/uL", "M/uL", "mEq/L", "ug/dL", "ng/dL", "pg/mL", "ng/mL", "10^3/uL", "10^6/uL"].contains(
                TextForm.compact($0.unit))
        }.count
        let si = drafts.filter { ["g/L", "mmol/L", "umol/L", "10^9/L", "10^12/L", "nmol/L", "pmol/L"].contains(TextForm.compact($0.unit)) }
            .count
        isConventional = us > si
    }

    /// 单位的修正写法；认得的原样返回
    func repaired(_ draft: DraftItem) -> String {
        let text = TextForm.compact(TextForm.folded(draft.unit))
        let known = LabUnit(text)
        guard let analyte = draft.analyte, !analyte.unit.isEmpty, draft.value?.kind != .qualitative else {
            return known == nil ? loose(text) : draft.unit
        }
        let candidates = Self.printed(analyte)
        if candidates.contains(text) { return draft.unit }
        if let known, candidates.contains(where: { LabUnit($0)?.code == known.code }) { return draft.unit }
        let scored = candidates.map {
            (
                $0,
                EditDistance.similarity($0.lowercased(), Self.softened(text).lowercased()) + (conventional($0) == isConventional ? 0.12 : 0)
            )
        }
        guard let best = scored.max(by: { $0.1 < $1.1 }) else { return draft.unit }
        if text.isEmpty {
            // 空着的单位只在中文报告里按规范单位补，且范围在
            return draft.range?.high != nil && (isChinese || !conventional(best.0) == !isConventional) ? best.0 : draft.unit
        }
        if known != nil, best.1 < 0.72 { return draft.unit }
        return best.1 >= 0.3 || TextForm.countCJK(text) > 0 || text.count <= 3 ? best.0 : draft.unit
    }

    // 没有归属的项目：只贴到常见单位上，要很像
    private func loose(_ text: String) -> String {
        guard text.count >= 2 else { return text }
        let soft = Self.softened(text)
        if LabUnit(soft) != nil { return soft }
        let best = Self.common.map { ($0, EditDistance.similarity($0.lowercased(), soft.lowercased())) }.max { $0.1 < $1.1 }
        guard let best, best.1 >= 0.6 else { return text }
        return best.0
    }

    private func conventional(_ unit: String) -> Bool { unit.contains("dL") || unit.hasSuffix("/uL") || unit.hasPrefix("mEq") }

    // 「作」是「/L」，t、I、1 结尾是 L
    private static func softened(_ text: String) -> String {
        var out = ""
        for character in text {
            switch character {
            case "作", "几": out += out.hasSuffix("/") ? "L" : "/L"
            case "儿": out += "/L"
            case "μ", "µ",
                "p" where out.isEmpty && text.hasSuffix("mol/L"):
                out += "u"
            default: out.append(character)
            }
        }
        if out.hasSuffix("/LL") { out.removeLast() }
        if let last = out.last, "tI1l".contains(last), out.dropLast().hasSuffix("/") { out = String(out.dropLast()) + "L" }
        return out
    }

    private static let common = [
        "mmol/L", "umol/L", "g/L", "U/L", "mg/L", "10^9/L", "10^12/L", "mg/dL", "g/dL", "ng/mL", "pg/mL", "mIU/L", "uIU/mL", "K/uL", "M/uL",
        "mEq/L", "nmol/L", "pmol/L", "fL", "pg", "IU/mL", "U/mL", "ug/L", "mm/h", "ng/L", "IU/L",
    ]

    /// 一个项目常见的印法
    static func printed(_ analyte: Analyte) -> [String] {
        guard let unit = LabUnit(analyte.unit) else { return [analyte.unit] }
        switch unit.dimension {
        case .numberConcentration: return analyte.id == "RBC" ? ["10^12/L", "M/uL", "10^6/uL"] : ["10^9/L", "K/uL", "10^3/uL"]
        case .fraction, .volumeFraction: return ["%", "L/L"]
        case .volume: return ["fL"]
        case .mass: return ["pg"]
        case .activityConcentration:
            return analyte.unit == "U/L" ? ["U/L", "IU/L"] : ["U/mL", "IU/mL", "mIU/L", "uIU/mL", "mIU/mL", "IU/L", "U/L"]
        case .molarConcentration:
            let mass = analyte.molarMass == nil ? [] : ["mg/dL", "ug/dL", "ng/mL", "pg/mL", "ng/dL", "mg/L"]
            let charge = analyte.valence == nil ? [] : ["mEq/L"]
            return (analyte.unit.hasPrefix("mmol") ? ["mmol/L", "umol/L"] : ["umol/L", "nmol/L", "pmol/L", "mmol/L"]) + charge + mass
        case .massConcentration: return ["g/L", "mg/L", "g/dL", "mg/dL", "ug/L", "ng/mL", "pg/mL", "ng/L", "ug/mL"]
        case .time: return ["s", "sec", "min"]
        case .velocity: return ["mm/h", "mm/hr"]
        default: return [analyte.unit]
        }
    }
}
