/// 一格里混着几样东西时拆开：值+标志+单位+范围、标志+范围、单位+范围
struct CellSplitter {
    var value: ResultValue?
    var valueText = ""
    var flag: ResultFlag?
    var unit = ""
    var range = ""

    init(_ row: RawRow, recognized: Bool = false) {
        valueText = TextForm.trimmed(row.value?.text ?? "")
        unit = TextForm.trimmed(row.unit?.text ?? "")
        range = TextForm.trimmed(row.range?.text ?? "")
        if let low = row.rangeLow?.text, let high = row.rangeHigh?.text, range.isEmpty {
            range = TextForm.trimmed(low) + "-" + TextForm.trimmed(high)
        }
        if recognized {
            (valueText, unit, range) = (RecognizedText.value(valueText), RecognizedText.unit(unit), RecognizedText.range(range))
            splitGluedUnit()
        }
        takeFlagCell(TextForm.trimmed(row.flag?.text ?? ""))
        takeValue()
        takeUnitCell()
        takeRangeCell()
    }

    // 识别页上粘在范围后面的 1049/L、10A9/L
    private mutating func splitGluedUnit() {
        let parts = range.split(separator: " ").map(String.init)
        guard unit.isEmpty, parts.count > 1, let last = parts.last else { return }
        let fixed = RecognizedText.unit(last)
        let rest = parts.dropLast().joined(separator: " ")
        if fixed != last || ReferenceRange(range) == nil, ReferenceRange(rest) != nil { (range, unit) = (rest, fixed) }
    }

    // 标志列里可能是标志、值或范围
    private mutating func takeFlagCell(_ text: String) {
        guard !text.isEmpty else { return }
        if let parsed = FlagText.parse(text) {
            flag = parsed
        } else if FlagText.isNormal(text) {
            return
        } else if valueText.isEmpty, ResultValue(text) != nil {
            valueText = text
        } else if range.isEmpty, ReferenceRange(text) != nil {
            range = text
        } else if let first = text.split(separator: " ").first, let parsed = FlagText.parse(String(first)) {
            flag = parsed
            let rest = TextForm.trim(String(text.dropFirst(first.count)))
            if range.isEmpty, ReferenceRange(rest) != nil { range = rest } else if unit.isEmpty, LabUnit(rest) != nil { unit = rest }
        } else if unit.isEmpty, LabUnit(text) != nil {
            unit = text
        }
    }

    private mutating func takeValue() {
        if let parsed = ResultValue(valueText) {
            accept(parsed)
            return
        }
        // 从前往后取最长的能解析的一段，余下的归标志、单位、范围
        let parts = valueText.split(separator: " ").map(String.init)
        guard parts.count > 1 else { return }
        for count in stride(from: parts.count - 1, through: 1, by: -1) {
            guard let parsed = ResultValue(parts[..<count].joined(separator: " ")) else { continue }
            accept(parsed)
            takeRest(Array(parts[count...]))
            return
        }
        // 值在后面：H 105、* 5.6
        for start in 1..<parts.count {
            guard FlagText.parse(parts[..<start].joined()) != nil, let parsed = ResultValue(parts[start...].joined(separator: " ")) else {
                continue
            }
            accept(parsed)
            flag = flag ?? FlagText.parse(parts[..<start].joined())
            return
        }
    }

    private mutating func accept(_ parsed: ResultValue) {
        value = parsed
        valueText = parsed.text
        flag = flag ?? parsed.flag
        if unit.isEmpty { unit = parsed.unit }
    }

    private mutating func takeRest(_ rest: [String]) {
        var parts = rest
        if let first = parts.first, let parsed = FlagText.parse(first) {
            flag = flag ?? parsed
            parts.removeFirst()
        }
        guard !parts.isEmpty else { return }
        for count in stride(from: parts.count, through: 1, by: -1) where unit.isEmpty && LabUnit(parts[..<count].joined()) != nil {
            unit = parts[..<count].joined(separator: " ")
            parts.removeFirst(count)
            break
        }
        let text = parts.joined(separator: " ")
        if range.isEmpty, ReferenceRange(text) != nil { range = text }
    }

    // 单位列里可能带着标志或范围
    private mutating func takeUnitCell() {
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

    private mutating func takeRangeCell() {
        guard !range.isEmpty else { return }
        if let parsed = ReferenceRange(range) {
            if unit.isEmpty { unit = parsed.unit }
            range = parsed.text
            return
        }
        let parts = range.split(separator: " ").map(String.init)
        guard parts.count > 1 else {
            if unit.isEmpty, LabUnit(range) != nil { (unit, range) = (range, "") }
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
