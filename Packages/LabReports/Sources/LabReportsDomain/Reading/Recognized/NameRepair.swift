/// 识别页的名称对词典：字形相近，再看单位与范围合不合；同页已有的项目不再给
struct NameRepair {
    let dictionary: AnalyteDictionary

    private struct Guess { let draft: Int, analyte: Analyte, score: Double, similarity: Double }

    /// 修好归属与名称；没有把握的不动，凭单位与范围猜的带提示
    func repair(_ drafts: [DraftItem]) -> [DraftItem] {
        var drafts = drafts
        for i in drafts.indices {
            guard let analyte = drafts[i].analyte, !dictionary.contains(drafts[i].name) else { continue }
            // 只有一两个字母对上、名称全不像的归属是猜的
            let isBorneOut = similarity(drafts[i].name, to: analyte) > 0.3 || TextForm.countLetters(drafts[i].code) >= 3
            if !isBorneOut { drafts[i].issues.append(.lowConfidence) }
            drafts[i].name = closest(analyte, to: drafts[i].name) ?? drafts[i].name
        }
        var used = Set(drafts.compactMap { $0.analyte?.id })
        let guesses = drafts.indices.filter { drafts[$0].analyte == nil }.map { i in
            candidates(drafts[i]).map { Guess(draft: i, analyte: $0.0, score: $0.1, similarity: $0.2) }
        }
        // 把握大的先定，用过的项目从别人的候选里去掉
        var open = guesses
        while true {
            let tops = open.indices.compactMap { i in top(open[i].filter { !used.contains($0.analyte.id) }).map { (i, $0) } }
            guard let (i, best) = tops.max(by: { $0.1.score < $1.1.score }) else { return drafts }
            take(best, &drafts[best.draft])
            used.insert(best.analyte.id)
            open.remove(at: i)
        }
    }

    // 够像，且比第二名好出一截
    private func top(_ guesses: [Guess]) -> Guess? {
        guard let best = guesses.first, best.score >= 0.6, best.score - (guesses.dropFirst().first?.score ?? 0) >= 0.05 else { return nil }
        return best
    }

    private func take(_ guess: Guess, _ draft: inout DraftItem) {
        draft.analyte = guess.analyte
        draft.name = closest(guess.analyte, to: draft.name) ?? guess.analyte.zh
        if guess.similarity < 0.6 { draft.issues.append(.lowConfidence) }
    }

    // 候选与得分，从高到低
    private func candidates(_ draft: DraftItem) -> [(Analyte, Double, Double)] {
        let key = TextForm.key(draft.name), isShort = key.unicodeScalars.count < 3
        return dictionary.similarities(to: key, atLeast: isShort ? 0 : 0.3).compactMap {
            analyte, similarity -> (Analyte, Double, Double)? in
            // 一两个字的名称最容易全认错：要范围作证
            let likeness = likeness(draft, analyte)
            if isShort, (likeness ?? 0) < 0.7 { return nil }
            let evidence = isShort ? 0.65 * (likeness ?? 0) - 0.5 * similarity : weigh(likeness)
            let score = similarity + unitFit(draft, analyte) + evidence
            return (analyte, score, similarity)
        }.sorted { $0.1 > $1.1 }
    }

    // 范围合得上加分多；合不上也可能是范围自己认错了，扣分少
    private func weigh(_ likeness: Double?) -> Double {
        guard let likeness else { return 0 }
        return (likeness > 0.5 ? 0.3 : 0.16) * (likeness - 0.5)
    }

    // 单位与结果的种类合不合
    private func unitFit(_ draft: DraftItem, _ analyte: Analyte) -> Double {
        let isQualitative = draft.range?.isQualitative ?? (draft.value?.kind == .qualitative)
        if isQualitative || analyte.unit.isEmpty { return isQualitative == analyte.unit.isEmpty ? 0.1 : -0.15 }
        guard let printed = LabUnit(draft.unit), let own = LabUnit(analyte.unit) else { return 0 }
        if printed.dimension == own.dimension { return 0.08 }
        return UnitConversion.isPossible(analyte, from: printed, to: own) ? 0.05 : -0.15
    }

    // 范围的量级合不合；单位没认出来时，任一种常见单位合就算合
    private func likeness(_ draft: DraftItem, _ analyte: Analyte) -> Double? {
        guard let range = draft.range else { return nil }
        let units = LabUnit(draft.unit) != nil ? [draft.unit] : UnitCandidates.of(analyte)
        return units.compactMap { TypicalRange.likeness(range, unit: $0, analyte) }.max()
    }

    // 同语种里与识别文字最像的写法；太不像（如只靠缩写对上）时中文用正名，英文不动
    private func closest(_ analyte: Analyte, to name: String) -> String? {
        let chinese = TextForm.countCJK(name) > 0
        if let best = spellings(analyte, like: name).first, best.similarity > 0.3 { return best.text }
        return chinese ? analyte.zh : nil
    }

    private func similarity(_ name: String, to analyte: Analyte) -> Double { spellings(analyte, like: name).first?.similarity ?? 0 }

    // 同语种的各种写法，最像的在前
    private func spellings(_ analyte: Analyte, like name: String) -> [(text: String, similarity: Double)] {
        let key = TextForm.key(name), chinese = TextForm.countCJK(name) > 0
        return analyte.names.filter { (TextForm.countCJK($0) > 0) == chinese }
            .map { ($0, EditDistance.similarity(TextForm.key($0), key)) }.sorted { $0.1 > $1.1 }
    }
}
