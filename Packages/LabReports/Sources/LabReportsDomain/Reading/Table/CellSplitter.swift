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
            let ranged = RecognizedRange(range)
            (valueText, range) = (RecognizedText.value(valueText), ranged.text)
            unit = RecognizedText.unit(unit.isEmpty ? ranged.unit : unit)
        }
        takeFlagCell(TextForm.trimmed(row.flag?.text ?? ""))
        takeValue()
        takeUnitCell()
        takeRangeCell()
    }

    /// 一格里依次写着值、单位与范围，如 5.6 K/uL (4.0-11.0)
    static func holdsWholeResult(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, TextForm.isDigit(first) || "<>≤≥".unicodeScalars.contains(first), text.contains(" ")
        else {
            return false
        }
        let split = CellSplitter(text)
        return split.value?.kind == .numeric && !split.range.isEmpty
    }

    private init(_ text: String) {
        valueText = text
        takeValue()
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
        if let last = parts.last, let parsed = FlagText.parse(last) {
            flag = flag ?? parsed
            parts.removeLast()
        }
        let text = parts.joined(separator: " ")
        if range.isEmpty, let parsed = ReferenceRange(text) { range = parsed.text }
    }
}
