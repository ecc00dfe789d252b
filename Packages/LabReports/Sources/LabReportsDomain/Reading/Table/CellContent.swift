/// 同样的文字只看一次：认行与认列看的多是同样的格
final class CellContents {
    private var known: [String: CellContent] = [:]

    func callAsFunction(_ text: String) -> CellContent {
        if let content = known[text] { return content }
        let content = CellContent(text)
        known[text] = content
        return content
    }
}

/// 一格文字看上去是什么
struct CellContent: Sendable {
    let text: String
    let isInteger: Bool
    let isValue: Bool
    let isNumeric: Bool
    let isRange: Bool
    let isUnit: Bool
    let isFlag: Bool
    let hasLetters: Bool

    init(_ raw: String) {
        text = TextForm.trimmed(raw)
        let value = ResultValue(text)
        isInteger = !text.isEmpty && text.count <= 3 && text.unicodeScalars.allSatisfy { TextForm.isDigit($0) }
        isNumeric = value?.kind == .numeric
        isFlag = FlagText.parse(text) != nil
        isValue = value != nil && !isFlag || CellSplitter.holdsWholeResult(text)
        let range = value?.kind == .numeric && value?.comparator == nil ? nil : ReferenceRange(text)
        isRange = range.map { !$0.isQualitative } ?? false
        isUnit = !isNumeric && LabUnit(text) != nil
        hasLetters = TextForm.countCJK(text) + TextForm.countLetters(text) > 0
    }
}
