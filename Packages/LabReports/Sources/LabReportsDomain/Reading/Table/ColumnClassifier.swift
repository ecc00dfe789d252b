/// 给没有表头的列按内容定角色，并校正明显放错的表头
struct ColumnClassifier {
    /// 每列在各行的文字；空格为空串
    let texts: [[String]]
    let content: CellContents

    private struct Share {
        var filled = 0
        var index = 0.0, value = 0.0, numeric = 0.0, range = 0.0, unit = 0.0, flag = 0.0, letters = 0.0, chinese = 0.0, length = 0.0,
            digits = 0.0
    }

    /// 定下所有列的角色
    func classify(_ columns: [TableColumn]) -> [TableColumn] {
        var columns = columns
        let shares = texts.map { share($0) }
        for i in columns.indices where columns[i].role == nil { columns[i].role = role(shares[i], at: i, columns, shares) }
        correct(&columns, shares)
        rescueBesideLabels(&columns, shares)
        rescue(&columns, shares)
        nameColumns(&columns, shares)
        return columns
    }

    private func share(_ cells: [String]) -> Share {
        let contents = cells.filter { !$0.isEmpty }.map { content($0) }
        var out = Share()
        out.filled = contents.count
        guard !contents.isEmpty else { return out }
        let n = Double(contents.count)
        func rate(_ test: (CellContent) -> Bool) -> Double { Double(contents.reduce(0) { $0 + (test($1) ? 1 : 0) }) / n }
        let numbers = contents.compactMap { $0.isInteger ? Int($0.text) : nil }
        let steps = zip(numbers, numbers.dropFirst()).reduce(0) { $0 + ($1.1 == $1.0 + 1 ? 1 : 0) }
        out.index = Double(numbers.count) / n >= 0.7 && steps * 10 >= 6 * max(numbers.count - 1, 1) && numbers.count >= 2 ? 1 : 0
        (out.value, out.numeric, out.range) = (rate { $0.isValue }, rate { $0.isNumeric }, rate { $0.isRange })
        (out.unit, out.flag) = (rate { $0.isUnit }, rate { $0.isFlag })
        (out.letters, out.chinese) = (rate { $0.hasLetters }, rate { TextForm.countCJK($0.text) > 0 })
        out.digits = rate { TextForm.countDigits($0.text) > 0 }
        out.length = Double(contents.reduce(0) { $0 + $1.text.count }) / n
        return out
    }

    private func role(_ s: Share, at i: Int, _ columns: [TableColumn], _ shares: [Share]) -> ColumnRole {
        let hasValueBefore = columns[..<i].contains { $0.role == .value }
        let hasNameBefore = columns[..<i].contains { $0.role == .name || $0.role == .code }
        if s.filled == 0 { return .other }
        if s.flag >= 0.6 { return .flag }
        if s.index == 1, !hasNameBefore || hasValueBefore { return .index }
        if s.range >= 0.5, hasValueBefore || s.range > s.numeric { return .range }
        if s.unit >= 0.5, hasNameBefore { return .unit }
        if s.value >= 0.5 {
            if !hasNameBefore { return i == 0 && s.numeric >= 0.9 ? .index : .value }
            // 已有表头标明的结果列时，没有表头的数字列不当作结果
            let labelled = columns.contains { $0.isLabelled && $0.role == .value }
            return labelled ? .other : hasValueBefore ? .previous : .value
        }
        if s.range >= 0.3 { return .range }
        if s.letters >= 0.5 { return .name }
        return .other
    }

    // 标明的结果列几乎没有值，而旁边没有表头的列都是值
    private func correct(_ columns: inout [TableColumn], _ shares: [Share]) {
        for i in columns.indices where columns[i].role == .value && columns[i].isLabelled && shares[i].value < 0.3 {
            for j in [i + 1, i - 1]
            where columns.indices.contains(j) && !columns[j].isLabelled && shares[j].value >= 0.5 && shares[j].filled > shares[i].filled {
                columns[j].role = .value
                columns[i].role = shares[i].unit >= 0.5 ? .unit : shares[i].range >= 0.5 ? .range : .other
                break
            }
        }
    }

    // 「结果」二字没认出来：标明的名称列与单位、范围列之间，带数字的一列就是结果列
    private func rescueBesideLabels(_ columns: inout [TableColumn], _ shares: [Share]) {
        guard !columns.contains(where: { $0.role == .value }), let name = columns.firstIndex(where: { $0.isLabelled && $0.role == .name }),
            let end = columns.lastIndex(where: { $0.isLabelled && [.unit, .range].contains($0.role) }), name < end
        else { return }
        let open = (name + 1..<end).filter { !columns[$0].isLabelled && shares[$0].digits >= 0.5 }
        if let best = open.max(by: { shares[$0].digits < shares[$1].digits }) { columns[best].role = .value }
    }

    // 没有结果列时，内容全是值的列（如错标成提示的）就是结果列
    private func rescue(_ columns: inout [TableColumn], _ shares: [Share]) {
        guard !columns.contains(where: { $0.role == .value }) else { return }
        for i in columns.indices
        where shares[i].value >= 0.6 && shares[i].index == 0 && columns[i].role != .range
            && columns[..<i].contains(where: { $0.role == .name || $0.role == .code })
        {
            columns[i].role = .value
            if columns[i...].dropFirst().contains(where: { $0.role?.startsRow ?? false }) { continue }
            break
        }
    }

    // 一段里有几列像名称：最像名称的留下，短的拉丁文列是缩写
    private func nameColumns(_ columns: inout [TableColumn], _ shares: [Share]) {
        var start = 0
        while start < columns.count {
            guard let valueAt = columns[start...].firstIndex(where: { $0.role == .value }) else { break }
            let names = (start..<valueAt).filter { columns[$0].role == .name }
            if names.count > 1 {
                let labelled = names.filter { columns[$0].isLabelled }
                let best = (labelled.isEmpty ? names : labelled).max {
                    (shares[$0].chinese, shares[$0].length) < (shares[$1].chinese, shares[$1].length)
                }
                for i in names where i != best { columns[i].role = shares[i].chinese < 0.3 && shares[i].length < 9 ? .code : .method }
            }
            if names.isEmpty,
                let code = (start..<valueAt).last(where: { columns[$0].role == .code })
                    ?? (start..<valueAt).last(where: { !columns[$0].isLabelled && shares[$0].letters >= 0.3 })
            {
                columns[code].role = .name
            }
            start = valueAt + 1
            while start < columns.count, !(columns[start].role?.startsRow ?? false) { start += 1 }
        }
    }
}
