/// 由表格行得到草稿：解析、归属、去掉不是结果的行
struct DraftBuilder {
    let dictionary: AnalyteDictionary
    let context: ReportContext
    let recognized: Bool

    func drafts(_ rows: [RawRow]) -> [DraftItem] {
        var drafts = rows.compactMap { row -> DraftItem? in
            guard row.value != nil || row.range != nil || row.unit != nil || row.flag != nil else { return nil }
            return DraftItem(row, dictionary: dictionary, recognized: recognized)
        }
        for i in drafts.indices { drafts[i].analyte = map(drafts[i], specimen: nil) }
        let urine = looksLikeUrine(drafts)
        for i in drafts.indices { drafts[i].analyte = map(drafts[i], specimen: specimen(drafts[i], urine)) }
        return drafts.filter { keeps($0) }
    }

    private func map(_ draft: DraftItem, specimen: Specimen?) -> Analyte? {
        let qualitative = draft.value?.kind == .qualitative
        return dictionary.find(draft.name, unit: draft.unit, specimen: specimen, isQualitative: qualitative)
            ?? (draft.code.isEmpty ? nil : dictionary.find(draft.code, unit: draft.unit, specimen: specimen, isQualitative: qualitative))
    }

    // 只属于尿液的项目不止一个且多于只属于血液的
    private func looksLikeUrine(_ drafts: [DraftItem]) -> Bool {
        var urine = 0, blood = 0
        for draft in drafts {
            let kinds = dictionary.specimens(of: draft.name)
            if kinds == [.urine] { urine += 1 } else if kinds == [.blood] { blood += 1 }
        }
        return urine >= 2 && urine > blood
    }

    private func specimen(_ draft: DraftItem, _ urine: Bool) -> Specimen? {
        ReportContext.specimen(draft.row.section) ?? (urine ? .urine : context.specimen)
    }

    // 有值，且像检验结果：能归属、有范围或单位，或在标明的结果列里
    private func keeps(_ draft: DraftItem) -> Bool {
        if draft.row.runsOn, draft.analyte == nil, isLong(draft.name) { return false }
        guard let value = draft.value else {
            // 结果列里的说明性结果，如 AMBER、见备注
            guard draft.row.hasLabelledValue, !draft.valueText.isEmpty, draft.valueText.count <= 24 else {
                return recognized && !draft.valueText.isEmpty == false && isRereadable(draft)
            }
            return draft.analyte != nil || draft.range != nil || (recognized && isRereadable(draft))
        }
        if draft.isSupported { return true }
        if !draft.rangeText.isEmpty, draft.row.hasLabelledValue { return true }
        guard draft.row.hasLabelledValue else { return false }
        if value.kind == .numeric || value.kind == .unreadable {
            return draft.name.split(separator: " ").count <= 5 && TextForm.countCJK(draft.name) <= 14
        }
        return draft.name.split(separator: " ").count <= 4
    }

    private func isLong(_ name: String) -> Bool { name.split(separator: " ").count >= 3 || TextForm.countCJK(name) >= 8 }

    // 识别页上值空着而范围或单位在：值得重读
    private func isRereadable(_ draft: DraftItem) -> Bool {
        draft.row.valueSpan != nil && (draft.range != nil || LabUnit(draft.unit) != nil)
    }
}
