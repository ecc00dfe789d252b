/// 哪些格值得重读，以及两次读数怎样取舍
struct CellReview {
    /// 这份报告的值与范围小数位数通常相同；不同的写法也常见，那时只看丢了小数点的
    let hasUniformDecimals: Bool

    init(_ drafts: [DraftItem]) {
        let pairs = drafts.compactMap { draft in draft.value?.decimals.flatMap { mine in draft.range?.decimals.map { (mine, $0) } } }
        hasUniformDecimals = pairs.count >= 3 && pairs.filter { $0.0 == $0.1 }.count * 10 >= pairs.count * 7
    }

    /// 值格是否可疑：置信度低、不成数、小数与范围不同、远离范围或空着
    func isDoubtful(_ draft: DraftItem) -> Bool {
        guard let value = draft.value, !draft.valueText.isEmpty else { return true }
        if (draft.row.value?.confidence ?? 0) < 0.8 { return true }
        if value.kind == .unreadable || isRepaired(draft) { return true }
        return decimalsDiffer(draft) || isImplausible(draft)
    }

    /// 值不是照识别的文字来的：换过认错的字，或去过碎屑
    func isRepaired(_ draft: DraftItem) -> Bool {
        guard let cell = draft.row.value else { return false }
        return ResultValue(cell.text)?.text != draft.valueText
    }

    /// 小数位数与范围不同，像是认错了小数点
    func decimalsDiffer(_ draft: DraftItem) -> Bool {
        guard let mine = draft.value?.decimals, let range = draft.range, !range.isQualitative, let theirs = range.decimals else {
            return false
        }
        return hasUniformDecimals ? mine != theirs : mine == 0 && theirs > 0
    }

    /// 远离范围：超过上限四倍，或不到下限四分之一
    func isImplausible(_ draft: DraftItem) -> Bool {
        guard let number = draft.value?.number else { return false }
        if let analyte = draft.analyte, TypicalRange.isBeyondBelief(number, unit: draft.unit, analyte) { return true }
        guard let range = draft.range else { return false }
        if range.isQualitative { return QualitativeText.isNegative(range.text) }
        if let high = range.high, high > 0, number > 4 * high { return true }
        if let low = range.low, low > 0, number < low / 4 { return true }
        return false
    }

    /// 重读的请求：词框一次；结果列的横向范围比词框宽出一截时再读一次整格
    func requests(_ draft: DraftItem) -> [CellRequest] {
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
    func score(_ text: String, _ draft: DraftItem) -> Double {
        guard let value = ResultValue(text), value.kind != .unreadable else { return -2 }
        if draft.range?.isQualitative ?? false { return value.kind == .qualitative ? 2 : 0 }
        guard let number = value.number else { return draft.range == nil ? 1 : 0 }
        var score = 1.0
        if let theirs = draft.range?.decimals, let mine = value.decimals {
            if hasUniformDecimals {
                score += mine == theirs ? 1 : mine == theirs + 1 || mine == theirs - 1 ? 0 : -0.5
            } else if mine == 0, theirs > 0 {
                score -= 0.5
            }
        }
        if let high = draft.range?.high, high > 0 { score += number <= 3 * high ? 0.5 : number > 6 * high ? -1 : 0 }
        if let low = draft.range?.low, low > 0, number < low / 4 { score -= 0.5 }
        return score
    }
}
