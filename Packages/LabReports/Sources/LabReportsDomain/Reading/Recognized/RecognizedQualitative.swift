extension RecognizedText {
    /// 加减号结果：十、土之类认错的写法
    static func signs(_ text: String) -> String? {
        let key = TextForm.compact(text)
        guard (1...4).contains(key.count) else { return nil }
        if ["士", "土", "圭", "二", "干", "±", "+-", "+_", "-+", "士士", "£", "+/-"].contains(key) { return "±" }
        let mapped = String(key.map { "十t＋†".contains($0) ? "+" : $0 })
        if mapped.allSatisfy({ $0 == "+" }) { return mapped }
        return mapped.count == 2 && mapped.hasSuffix("+") && mapped.first.map { "1234".contains($0) } ?? false ? mapped : nil
    }

    /// 定性词的近似写法
    static func qualitative(_ text: String) -> String? {
        let key = TextForm.compact(text)
        if QualitativeText.matches(key) { return text }
        if TextForm.countCJK(key) >= 2 {
            let plus = String(key.map { "十".contains($0) ? "+" : $0 == "（" ? "(" : $0 == "）" ? ")" : $0 })
            if QualitativeText.matches(plus) { return plus }
            // 「性」前的字认不出时，由括号里的符号定：阳性(+)、阴性(-)
            let tail = plus.drop { $0 != "性" }.dropFirst()
            return tail.contains("+") ? "阳性(+)" : tail.hasPrefix("(-") ? "阴性(-)" : nil
        }
        guard key.count >= 4, TextForm.countDigits(key) == 0 else { return nil }
        var best: (word: String, score: Double) = ("", 0)
        for word in englishWords {
            let score = EditDistance.similarity(key.lowercased(), TextForm.compact(word).lowercased())
            if score > best.score { best = (word, score) }
        }
        return best.score >= 0.7 ? best.word : nil
    }

    private static let englishWords = [
        "Negative", "Positive", "Trace", "Normal", "Clear", "Yellow", "NonReactive", "Not Detected", "Detected", "Few", "None",
    ]
}
