/// 识别页的复核：修名称与单位，重读可疑的格，修小数，给出把握与提示
struct RecognizedReview {
    let dictionary: AnalyteDictionary
    let document: DocumentText

    func review(_ drafts: [DraftItem]) async throws -> [DraftItem] {
        var drafts = NameRepair(dictionary: dictionary).repair(drafts)
        let units = UnitRepair(drafts)
        for i in drafts.indices {
            fixRange(&drafts[i])
            units.repair(&drafts[i])
        }
        let review = CellReview(drafts)
        try await reread(&drafts, review)
        for i in drafts.indices {
            fixDecimals(&drafts[i], review)
            judge(&drafts[i], review)
        }
        return drafts.filter { !$0.valueText.isEmpty }
    }

    private func reread(_ drafts: inout [DraftItem], _ review: CellReview) async throws {
        guard let rereader = document.rereader else { return }
        let doubtful = drafts.indices.filter { review.isDoubtful(drafts[$0]) }
        for page in Set(doubtful.map { drafts[$0].row.page }).sorted() {
            let wanted = doubtful.filter { drafts[$0].row.page == page }.flatMap { i in review.requests(drafts[i]).map { (i, $0) } }
            guard !wanted.isEmpty else { continue }
            let readings = try await rereader.reread(wanted.map(\.1), page: page)
            for i in Set(wanted.map(\.0)) { settle(zip(wanted, readings).filter { $0.0.0 == i }.map(\.1), &drafts[i], review) }
        }
    }

    // 几次读数里取最说得通的；一样说得通时取读出次数多、置信度高的
    private func settle(_ readings: [CellReading], _ draft: inout DraftItem, _ review: CellReview) {
        var votes: [(text: String, confidence: Double)] = readings.map { (RecognizedText.value($0.text), $0.confidence) }
        votes = votes.filter { ResultValue($0.text) != nil }
        draft.rereads = votes
        if ResultValue(draft.valueText) != nil { votes.append((draft.valueText, draft.row.value?.confidence ?? 0)) }
        func score(_ text: String) -> Double {
            let same = votes.filter { $0.text == text }
            return review.score(text, draft) + 0.3 * Double(same.count) + 0.2 * (same.map(\.confidence).max() ?? 0)
        }
        guard let best = votes.map(\.text).max(by: { score($0) < score($1) }), best != draft.valueText, let value = ResultValue(best) else {
            return
        }
        // 初读也说得通：改了要人看一眼
        if review.score(draft.valueText, draft) > review.score(best, draft) - 0.5 { draft.issues.append(.rereadDiffers) }
        (draft.value, draft.valueText) = (value, value.text)
        draft.flag = draft.flag ?? value.flag
    }

    private func fixRange(_ draft: inout DraftItem) {
        guard let analyte = draft.analyte, let range = draft.range else { return }
        let unit = LabUnit(draft.unit) == nil ? "" : draft.unit
        guard let text = DecimalRepair.insertingPoints(range, unit: unit, analyte) else { return }
        (draft.rangeText, draft.range) = (text, ReferenceRange(text))
    }

    private func fixDecimals(_ draft: inout DraftItem, _ review: CellReview) {
        guard let range = draft.range, draft.value?.kind == .numeric else { return }
        guard
            let fixed = DecimalRepair.insertingPoint(draft.valueText, range)
                ?? (review.hasUniformDecimals ? DecimalRepair.droppingArrow(draft.valueText, range) : nil),
            let value = ResultValue(fixed)
        else { return }
        (draft.value, draft.valueText) = (value, fixed)
        draft.issues.append(.decimalsDiffer)
    }

    private func judge(_ draft: inout DraftItem, _ review: CellReview) {
        // 读到同样文字的几次里最高的把握
        let agreeing = draft.rereads.filter { $0.text == draft.valueText }.map(\.confidence).max() ?? 0
        var confidence = min(1, max(0.05, max(draft.row.value?.confidence ?? 0.3, agreeing)))
        func doubt(_ issue: ReviewIssue, _ weight: Double, when holds: Bool) {
            guard holds else { return }
            if !draft.issues.contains(issue) { draft.issues.append(issue) }
            confidence *= weight
        }
        doubt(.rereadDiffers, 0.5, when: draft.issues.contains(.rereadDiffers) || draft.rereads.contains { $0.text != draft.valueText })
        doubt(.decimalsDiffer, 0.6, when: draft.issues.contains(.decimalsDiffer) || review.decimalsDiffer(draft))
        doubt(.implausible, 0.6, when: review.isImplausible(draft))
        doubt(.valueUnreadable, 0.3, when: draft.value == nil || draft.value?.kind == .unreadable)
        let isUnconfirmed = review.isRepaired(draft) && agreeing == 0
        doubt(.lowConfidence, 1, when: confidence < 0.6 || isUnconfirmed || (draft.range == nil && !draft.rangeText.isEmpty))
        draft.confidence = confidence
    }
}
