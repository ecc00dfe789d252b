/// 名称格的整理：去掉行首编号与星号，去掉行尾的实验室编号
enum NameText {
    static func cleaned(_ raw: String) -> String {
        var text = TextForm.trim(raw)
        // 行首的 1、1. 2) * ★ ▲ ☆ #
        var scalars = Substring(text).unicodeScalars
        while let first = scalars.first, "*★☆▲△●○◆◇■□※·.,:;、，。；：_|\"'“”‘’`~-".unicodeScalars.contains(first) || TextForm.isSpace(first) {
            scalars.removeFirst()
        }
        text = String(scalars)
        text = dropIndex(text)
        scalars = Substring(text).unicodeScalars
        while let first = scalars.first, "*★☆▲△●○◆◇■□※.、".unicodeScalars.contains(first) || TextForm.isSpace(first) {
            scalars.removeFirst()
        }
        while let last = scalars.last, "*★☆▲△:：_|.,".unicodeScalars.contains(last) || TextForm.isSpace(last) { scalars.removeLast() }
        return String(scalars)
    }

    // 「1 白细胞」「12、葡萄糖」「3.钾」；25-羟维生素D、5'-核苷酸酶 不动
    private static func dropIndex(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var i = 0
        while i < scalars.count, i < 3, TextForm.isDigit(scalars[i]) { i += 1 }
        guard i > 0, i < scalars.count else { return text }
        var j = i
        while j < scalars.count, TextForm.isSpace(scalars[j]) || scalars[j] == "." || scalars[j] == "、" || scalars[j] == ")" { j += 1 }
        guard j > i || TextForm.isCJK(scalars[i]), j < scalars.count, !TextForm.isDigit(scalars[j]) else { return text }
        if j == i, ["羟", "碳", "小", "时", "甲"].contains(String(scalars[i])) { return text }
        return String(String.UnicodeScalarView(scalars[j...]))
    }
}
