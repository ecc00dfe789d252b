extension RecognizedText {
    /// 加减号结果：十、土、d+、a+ 之类认错的写法
    static func signs(_ text: String) -> String? {
        let key = TextForm.compact(text)
        guard (1...4).contains(key.count) else { return nil }
        if ["士", "土", "圭", "二", "干", "±", "+-", "+_", "-+", "士士", "£", "+/-"].contains(key) { return "±" }
        let mapped = String(key.map { "十t＋†".contains($0) ? "+" : $0 })
        if mapped.allSatisfy({ $0 == "+" }) { return mapped }
        if mapped.count == 2, mapped.hasSuffix("+"), let first = mapped.first {
            if "dalIiJj|]!L".contains(first) { return "1+" }
            if "zZ".contains(first) { return "2+" }
            if "1234".contains(first) { return mapped }
        }
        return nil
    }

    /// 定性词的近似写法
    static func qualitative(_ text: String) -> String? {
        let key = TextForm.compact(text)
        if QualitativeText.matches(key) { return text }
        if TextForm.countCJK(key) >= 2 {
            let plus = String(key.map { "十".contains($0) ? "+" : $0 == "（" ? "(" : $0 == "）" ? ")" : $0 })
            if QualitativeText.matches(plus) { return plus }
            if plus.contains("性"), let first = plus.first {
                // 只有两个候选：阴性、阳性，看第一个字的右半边
                let tail = plus.drop { $0 != "性" }.dropFirst()
                if "阳阻旧旱阳伯陌阳".contains(first) { return "阳性" + (tail.isEmpty ? "" : "(+)") }
                if "阴明朋阻防阶闭肺胡".contains(first) { return "阴性" }
            }
            return nil
        }
        guard key.count >= 4, TextForm.countDigits(key) == 0 else { return nil }
        var best: (word: String, score: Double) = ("", 0)
        for word in [
            "Negative", "Positive", "Trace", "Normal", "Clear", "Yellow", "NonReactive", "Not Detected", "Detected", "Few", "None",
        ] {
            let score = EditDistance.similarity(key.lowercased(), TextForm.compact(word).lowercased())
            if score > best.score { best = (word, score) }
        }
        return best.score >= 0.7 ? best.word : nil
    }
}
