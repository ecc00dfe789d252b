/// 哪些格值得重读，以及两次读数怎样取舍
struct CellReview {
    /// 值格是否可疑：置信度低、不成数、小数与范围不同、远离范围或空着
    static func isDoubtful(_ draft: DraftItem) -> Bool {
        guard let value = draft.value, !draft.valueText.isEmpty else { return true }
        if (draft.row.value?.confidence ?? 0) < 0.80 { return true }
        if value.kind == .unreadable { return true }
        return decimalsDiffer(draft) || isImplausible(draft) || hasFours(draft)
    }

    /// 小数位数与范围不同
    static func decimalsDiffer(_ draft: DraftItem) -> Bool {
        guard let mine = draft.value?.decimals, let range = draft.range, !range.isQualitative, let theirs = range.decimals else {
            return false
        }
        return mine != theirs
    }

    /// 远离范围：超过上限四倍，或不到下限四分之一
    static func isImplausible(_ draft: DraftItem) -> Bool {
        guard let number = draft.value?.number, let range = draft.range else { return false }
        if let high = range.high, high > 0, number > 4 * high { return true }
        if let low = range.low, low > 0, number < low / 4 { return true }
        return false
    }

    // 1 常被认成 4：值里有 4 而在范围之外时重读
    private static func hasFours(_ draft: DraftItem) -> Bool { draft.valueText.contains("4") }

    /// 重读的请求；空格用结果列的横向范围
    static func request(_ draft: DraftItem) -> CellRequest? {
        let mode: CellRequest.Mode = draft.range?.isQualitative ?? (draft.value?.kind == .qualitative) ? .text : .number
        if let cell = draft.row.value { return CellRequest(rect: cell.rect, mode: mode) }
        guard let span = draft.row.valueSpan, span.x1 > span.x0 else { return nil }
        return CellRequest(
            rect: PageRect(x: span.x0, y: draft.row.y0, width: span.x1 - span.x0, height: draft.row.y1 - draft.row.y0), mode: mode)
    }

    /// 读数有多像这一格的值：小数对得上、在情理之中
    static func score(_ text: String, _ draft: DraftItem) -> Double {
        guard let value = ResultValue(text), value.kind != .unreadable else { return -2 }
        if draft.range?.isQualitative ?? false { return value.kind == .qualitative ? 2 : 0 }
        guard let number = value.number else { return draft.range == nil ? 1 : 0 }
        var score = 1.0
        if let theirs = draft.range?.decimals, let mine = value.decimals {
            score += mine == theirs ? 1 : mine == theirs + 1 || mine == theirs - 1 ? 0 : -0.5
        }
        if let high = draft.range?.high, high > 0 { score += number <= 3 * high ? 0.5 : number > 6 * high ? -1 : 0 }
        if let low = draft.range?.low, low > 0, number < low / 4 { score -= 0.5 }
        return score
    }
}
