/// 识别页的复核：修名称与单位，重读可疑的格，修小数，给出把握与提示
struct RecognizedReview {
    let dictionary: AnalyteDictionary
    let document: DocumentText
    let isChinese: Bool

    func review(_ drafts: [DraftItem]) async throws -> [DraftItem] {
        var drafts = NameRepair(dictionary: dictionary, language: isChinese).repair(drafts)
        let units = UnitRepair(drafts, isChinese: isChinese)
        for i in drafts.indices { drafts[i].unit = units.repaired(drafts[i]) }
        try await reread(&drafts)
        for i in drafts.indices {
            fixDecimals(&drafts[i])
            judge(&drafts[i])
        }
        return drafts.filter { !$0.valueText.isEmpty }
    }

    private func reread(_ drafts: inout [DraftItem]) async throws {
        guard let rereader = document.rereader else { return }
        let doubtful = drafts.indices.filter { CellReview.isDoubtful(drafts[$0]) }
        for page in Set(doubtful.map { drafts[$0].row.page }).sorted() {
            let wanted = doubtful.compactMap { i in drafts[i].row.page == page ? CellReview.request(drafts[i]).map { (i, $0) } : nil }
            guard !wanted.isEmpty else { continue }
            let readings = try await rereader.reread(wanted.map(\.1), page: page)
            for ((i, _), reading) in zip(wanted, readings) { apply(reading, to: &drafts[i]) }
        }
    }

    // 两次读数不同时取更说得通的；差不多时信置信度高的
    private func apply(_ reading: CellReading, to draft: inout DraftItem) {
        let text = RecognizedText.value(reading.text)
        draft.reread = text
        guard !text.isEmpty, text != draft.valueText else { return }
        let first = CellReview.score(draft.valueText, draft), second = CellReview.score(text, draft)
        let takes =
            second > first + 0.2 || (abs(second - first) <= 0.2 && second > 0 && reading.confidence > (draft.row.value?.confidence ?? 0))
        guard takes, let value = ResultValue(text) else { return }
        (draft.value, draft.valueText) = (value, value.text)
        draft.flag = draft.flag ?? value.flag
    }

    private func fixDecimals(_ draft: inout DraftItem) {
        guard let range = draft.range, draft.value?.kind == .numeric else { return }
        guard let fixed = DecimalRepair.insertingPoint(draft.valueText, range) ?? DecimalRepair.droppingArrow(draft.valueText, range),
            let value = ResultValue(fixed)
        else { return }
        (draft.value, draft.valueText) = (value, fixed)
        draft.issues.append(.decimalsDiffer)
    }

    private func judge(_ draft: inout DraftItem) {
        let ocr = draft.row.value?.confidence ?? 0.3
        var confidence = min(1, max(0.05, ocr))
        if let reread = draft.reread, reread != draft.valueText {
            draft.issues.append(.rereadDiffers)
            confidence *= 0.5
        }
        if CellReview.decimalsDiffer(draft), !draft.issues.contains(.decimalsDiffer) { draft.issues.append(.decimalsDiffer) }
        if draft.issues.contains(.decimalsDiffer) { confidence *= 0.6 }
        if CellReview.isImplausible(draft) {
            draft.issues.append(.implausible)
            confidence *= 0.6
        }
        if draft.value == nil || draft.value?.kind == .unreadable { confidence *= 0.3 }
        draft.confidence = confidence
        if ocr < 0.5, draft.reread == nil { draft.issues.append(.lowConfidence) }
    }
}
