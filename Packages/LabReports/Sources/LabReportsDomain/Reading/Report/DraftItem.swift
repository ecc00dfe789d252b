/// 一行解析后的草稿：格、值、范围与提示，供复核与收尾
struct DraftItem: Sendable {
    var row: RawRow
    var name: String
    var code: String
    var valueText: String
    var value: ResultValue?
    var flag: ResultFlag?
    var unit: String
    var rangeText: String
    var range: ReferenceRange?
    var analyte: Analyte?
    var confidence = 1.0
    var issues: [ReviewIssue] = []
    /// 重读的各次读数
    var rereads: [(text: String, confidence: Double)] = []

    init?(_ row: RawRow, dictionary: AnalyteDictionary, recognized: Bool) {
        self.row = row
        let split = CellSplitter(row, recognized: recognized)
        name = NameText.cleaned(row.nameText)
        code = NameText.cleaned(row.code?.text ?? "")
        if name.isEmpty || RowFilter.isPureMark(name) { (name, code) = (code, "") }
        (valueText, value, flag, unit) = (split.valueText, split.value, split.flag, split.unit)
        rangeText = split.range
        range = ReferenceRange(rangeText)
        if value == nil, valueText.isEmpty { takeValueFromName() }
        guard !RowFilter.rejects(name: name) else { return nil }
    }

    // 名称与值之间没有空隙：名称末尾的词是值
    private mutating func takeValueFromName() {
        guard range != nil || LabUnit(unit) != nil else { return }
        let parts = name.split(separator: " ").map(String.init)
        guard parts.count > 1, let last = parts.last, let parsed = ResultValue(last), parsed.kind == .numeric else { return }
        name = parts.dropLast().joined(separator: " ")
        (value, valueText) = (parsed, parsed.text)
    }

    /// 值、范围、单位之一足以说明这是检验结果
    var isSupported: Bool { range != nil || LabUnit(unit) != nil || flag != nil || analyte != nil }

    /// 算出的标志
    var computedFlag: ResultFlag? { value.flatMap { range?.flag(of: $0) } }
}
