extension CellSplitter {
    /// 单位列里可能带着标志或范围
    mutating func takeUnitCell() {
        guard !unit.isEmpty, LabUnit(unit) == nil else { return }
        let parts = unit.split(separator: " ").map(String.init)
        if range.isEmpty, ReferenceRange(unit) != nil {
            let parsed = ReferenceRange(unit)
            (range, unit) = (parsed?.text ?? unit, parsed?.unit ?? "")
            return
        }
        guard parts.count > 1 else { return }
        if let parsed = FlagText.parse(parts[0]), LabUnit(parts.dropFirst().joined()) != nil {
            flag = flag ?? parsed
            unit = parts.dropFirst().joined(separator: " ")
        } else if range.isEmpty, LabUnit(parts[0]) != nil, ReferenceRange(parts.dropFirst().joined(separator: " ")) != nil {
            (unit, range) = (parts[0], parts.dropFirst().joined(separator: " "))
        } else if range.isEmpty, let last = parts.last, LabUnit(last) != nil, ReferenceRange(parts.dropLast().joined(separator: " ")) != nil
        {
            (unit, range) = (last, parts.dropLast().joined(separator: " "))
        }
    }

    /// 范围列里可能带着标志或单位
    mutating func takeRangeCell() {
        guard !range.isEmpty else { return }
        if LabUnit(range) != nil {
            if unit.isEmpty || LabUnit(unit)?.dimension == .ratio { unit = range }
            range = ""
            return
        }
        if let parsed = ReferenceRange(range) {
            if unit.isEmpty { unit = parsed.unit }
            range = parsed.text
            return
        }
        let parts = range.split(separator: " ").map(String.init)
        guard parts.count > 1 else {
            // 粘在一起的 ↑60.0-82.0
            if let first = range.first, let parsed = FlagText.parse(String(first)), ReferenceRange(String(range.dropFirst())) != nil {
                flag = flag ?? parsed
                range = String(range.dropFirst())
            }
            return
        }
        let rest = parts.dropFirst().joined(separator: " ")
        if let mark = FlagText.parse(parts[0]), let parsed = ReferenceRange(rest) {
            flag = flag ?? mark
            if unit.isEmpty { unit = parsed.unit }
            range = parsed.text
        } else if LabUnit(parts[0]) != nil, let parsed = ReferenceRange(rest) {
            if unit.isEmpty { unit = parts[0] }
            range = parsed.text
        } else if let last = parts.last, LabUnit(last) != nil {
            // 定性范围后面跟单位，或认不出的范围
            if unit.isEmpty { unit = last }
            range = parts.dropLast().joined(separator: " ")
        }
    }
}
