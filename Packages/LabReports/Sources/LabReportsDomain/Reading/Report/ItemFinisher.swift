/// 由草稿得到条目：标志、提示与重复
struct ItemFinisher {
    let recognized: Bool

    func items(_ drafts: [DraftItem]) -> [ExtractedItem] {
        var items = drafts.compactMap { item($0) }
        var seen: [String: Int] = [:]
        for item in items { if let id = item.analyteID { seen[id, default: 0] += 1 } }
        for i in items.indices { if let id = items[i].analyteID, seen[id] ?? 0 > 1 { items[i].issues.append(.duplicateItem) } }
        return items
    }

    private func item(_ draft: DraftItem) -> ExtractedItem? {
        guard !draft.valueText.isEmpty else { return nil }
        let computed = draft.computedFlag
        var issues = draft.issues
        if !issues.contains(.valueUnreadable),
            draft.value?.kind == .unreadable || (draft.value == nil && draft.range.map { !$0.isQualitative } ?? false)
        {
            issues.append(.valueUnreadable)
        }
        if draft.analyte == nil { issues.append(.unmapped) }
        // 识别页上的箭头不可信：标志由范围重算；读成字母的才采信
        let numeric = draft.value?.number != nil
        let flag = recognized && numeric && draft.range.map { !$0.isQualitative } ?? false ? computed : draft.flag
        if !recognized, numeric, draft.range.map({ $0.low != nil || $0.high != nil }) ?? false, disagrees(flag, computed) {
            issues.append(.flagDisagrees)
        }
        return ExtractedItem(
            name: draft.name, value: draft.valueText, number: draft.value?.number, comparator: draft.value?.comparator, unit: draft.unit,
            referenceRange: draft.rangeText,
            low: draft.range?.low, high: draft.range?.high, flag: flag, computedFlag: computed, analyteID: draft.analyte?.id,
            loinc: draft.analyte?.loinc, confidence: draft.confidence, issues: issues,
            page: draft.row.page, rect: draft.row.value?.rect)
    }

    // 印着高而算出低，或印着正常而算出异常；只印「*」时不比方向
    private func disagrees(_ printed: ResultFlag?, _ computed: ResultFlag?) -> Bool {
        if printed == .abnormal { return computed == nil }
        return printed != computed
    }
}
