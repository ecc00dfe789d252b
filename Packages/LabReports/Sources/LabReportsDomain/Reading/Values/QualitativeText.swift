/// 定性与半定量结果的词：阴性、±、1+、Negative、黄色 等
enum QualitativeText {
    /// 整段是定性结果
    static func matches(_ text: String) -> Bool {
        let key = normalized(text)
        if key.isEmpty { return false }
        if words.contains(key) || isSigns(key) { return true }
        // 阴性(-)、阳性(++)、弱阳性(±)、(1+)：词后带括号里的符号
        if let open = key.firstIndex(of: "("), key.hasSuffix(")") {
            let head = String(key[..<open]), inner = String(key[key.index(after: open)...].dropLast())
            if words.contains(head) || isSigns(head) {
                return isSigns(inner) || words.contains(inner) || NumberScan(inner)?.isWhole == true
            }
            return head.isEmpty && (isSigns(inner) || words.contains(inner))
        }
        // +阳性、阳性+、-阴性
        for word in prefixes where key.hasPrefix(word) && isSigns(String(key.dropFirst(word.count))) { return true }
        for word in prefixes where key.hasSuffix(word) && isSigns(String(key.dropLast(word.count))) { return true }
        return false
    }

    /// 表示阴性或正常
    static func isNegative(_ text: String) -> Bool {
        let key = normalized(text)
        return negatives.contains(key) || key.hasPrefix("阴性") || key.hasPrefix("neg") || key.hasPrefix("未见") || key.hasPrefix("未检")
            || key.hasSuffix("(-)") || key.hasSuffix("阴性")
    }

    /// 表示阳性（含可疑与痕量）
    static func isPositive(_ text: String) -> Bool {
        let key = normalized(text)
        return positives.contains(key) || key.contains("阳性") || key.hasPrefix("pos")
            || (isSigns(key) && (key.contains("+") || key.contains("±")))
            || (key.contains("(") && key.contains("+"))
    }

    // +、++、1+、+1、±、+-、-、(+)
    private static func isSigns(_ key: String) -> Bool {
        if key == "+/-" || key == "-/+" { return true }
        guard !key.isEmpty, key.count <= 5 else { return false }
        var signs = 0, digits = 0
        for character in key {
            switch character {
            case "+", "-", "±": signs += 1
            case "0", "1", "2", "3", "4", "5": digits += 1
            default: return false
            }
        }
        return signs >= 1 && digits <= 1 && (digits == 0 || key.contains("+"))
            && (digits == 0 || key.count == 2 || key.allSatisfy { $0 != "-" })
    }

    private static func normalized(_ text: String) -> String { TextForm.compact(TextForm.folded(text)).lowercased() }

    private static let prefixes = ["阴性", "阳性", "弱阳性", "可疑", "neg", "negative", "positive", "pos", "trace"]
    private static let negatives: Set<String> = [
        "阴性", "-", "(-)", "negative", "neg", "neg.", "未见", "未检出", "未查见", "未见异常", "无", "正常", "normal", "nil", "absent", "nonreactive",
        "non-reactive", "notreactive", "非反应性", "无反应性", "notdetected",
        "nonedetected", "noneseen", "none", "nottraced", "notseen",
    ]
    private static let positives: Set<String> = [
        "阳性", "弱阳性", "可疑", "positive", "pos", "trace", "tr", "present", "reactive", "反应性", "有反应性", "tntc", "detected", "abnormal", "检出",
        "痕量", "微量",
    ]
    private static let words: Set<String> = negatives.union(positives).union([
        "清", "清亮", "透明", "清晰", "微浊", "浑浊", "混浊", "黄色", "淡黄色", "深黄色", "浅黄色", "无色", "黄", "淡黄", "棕色", "褐色", "棕黄色", "黄褐色", "软", "软便", "稀", "成形",
        "成型", "糊状", "水样",
        "少量", "中量", "大量", "偶见", "少见", "可见", "少许", "多量", "满视野", "未做", "已检", "见报告", "a型", "b型", "o型", "ab型", "阴", "阳", "rh阳性", "rh阴性", "a",
        "b", "o", "ab",
        "clear", "hazy", "cloudy", "turbid", "slightlycloudy", "slightlyhazy", "sl.cloudy", "yellow", "paleyellow", "lightyellow",
        "darkyellow", "straw", "amber", "colorless", "colourless", "brown", "red",
        "few", "many", "moderate", "occasional", "occ", "rare", "small", "large", "medium", "some", "seen", "seenote", "seebelow", "tnp",
        "pending", "notperformed", "notapplicable", "notcalculated",
        "adequate", "indeterminate", "equivocal", "borderline", "immune", "nonimmune", "susceptible", "apositive", "bpositive", "opositive",
        "abpositive", "anegative", "bnegative", "onegative", "low", "high", "weakpositive",
        "normocytic", "normochromic", "nogrowth", "semisolid", "formed", "agglutination", "noagglutination",
    ]).subtracting(["low", "high", "a", "b", "o"])
}
