/// 哪些格值得重读，以及两次读数怎样取舍
struct CellReview {
    /// 值格是否可疑：置信度低、不成数、小数与范围不同、远离范围或空着
    static func isDoubtful(_ draft: DraftItem) -> Bool {
        guard let value = draft.value, !draft.valueText.isEmpty else { return true }
        if (draft.row.value?.confidence ?? 0) < 0.8 { return true }
        if value.kind == .unreadable || isRepaired(draft) { return true }
        return decimalsDiffer(draft) || isImplausible(draft)
    }

    /// 值不是照识别的文字来的：换过认错的字，或去过碎屑
    static func isRepaired(_ draft: DraftItem) -> Bool {
        guard let cell = draft.row.value else { return false }
        return ResultValue(cell.text)?.text != draft.valueText
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
        guard let number = draft.value?.number else { return false }
        if let analyte = draft.analyte, TypicalRange.isBeyondBelief(number, unit: draft.unit, analyte) { return true }
        guard let range = draft.range else { return false }
        if range.isQualitative { return true }
        if let high = range.high, high > 0, number > 4 * high { return true }
        if let low = range.low, low > 0, number < low / 4 { return true }
        return false
    }

    /// 重读的请求：词框一次；结果列的横向范围比词框宽出一截时再读一次整格
    static func requests(_ draft: DraftItem) -> [CellRequest] {
        let isText = draft.range?.isQualitative ?? (draft.value?.kind == .qualitative)
        let band = draft.row.band, height = band.y1 - band.y0
        var rects: [PageRect] = []
        if let cell = draft.row.value?.rect {
            rects.append(
                cell.height > 1.3 * height && height > 0 ? PageRect(x: cell.x, y: band.y0, width: cell.width, height: height) : cell)
        }
        if let span = draft.row.valueSpan, span.x1 > span.x0, height > 0 {
            let (y, tall) = rects.first.map { ($0.y, $0.height) } ?? (band.y0, height)
            let x0 = min(span.x0, rects.first?.x ?? span.x0), x1 = max(span.x1, rects.first.map { $0.x + $0.width } ?? span.x1)
            let isWider = rects.first.map { x1 - x0 > $0.width + 0.5 * tall } ?? true
            if isWider { rects.append(PageRect(x: x0, y: y, width: x1 - x0, height: tall)) }
        }
        return rects.map { CellRequest(rect: $0, mode: isText ? .text : .number) }
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
