/// 区间前后允许的文字
extension RangeScan {
    /// 单边的说法与它给的是上限还是下限
    static let words: [(text: String, isUpper: Bool)] = [
        ("less than", true), ("up to", true), ("upto", true), ("below", true), ("under", true), ("小于等于", true), ("小于", true), ("低于", true),
        ("不超过", true),
        ("greater than", false), ("more than", false), ("above", false), ("over", false), ("at least", false), ("大于等于", false),
        ("大于", false), ("高于", false),
    ]

    /// 区间前的文字：空、括号，或短短的人群说明
    static func acceptsLead(_ lead: String) -> Bool {
        let key = TextForm.key(lead)
        if key.isEmpty { return TextForm.compact(lead).count <= 2 }
        return leads.contains(key)
    }
    private static let leads: Set<String> = [
        "男", "女", "成人", "男性", "女性", "参考值", "参考范围", "参考区间", "m", "f", "male", "female", "adult", "adults", "normal", "ref", "范围", "正常",
        "正常值", "ref.range", "refrange", "reference", "optimal", "desirable", "空腹", "fasting",
        "阴性", "非反应性", "无反应性", "未检出", "negative", "neg", "nonreactive", "notdetected", "儿童", "成年人", "健康人", "合适", "理想", "men", "women",
        "合适水平", "normalrange", "therapeutic",
    ]

    /// 区间后的文字：括号、单位，或一段可以忽略的说明；返回单位
    static func tail(_ tail: String) -> String? {
        if LabUnit(TextForm.compact(tail)) != nil, !tail.hasSuffix(")") || tail.contains("(") { return tail }
        var rest = tail
        while let last = rest.last, last == ")" || last == "]" || last == "," || last == ";" { rest = String(rest.dropLast()) }
        while let first = rest.first, first == ")" || first == "]" { rest = TextForm.trim(String(rest.dropFirst())) }
        if rest.isEmpty { return "" }
        if rest.hasPrefix("("), LabUnit(String(rest.dropFirst())) != nil { return String(rest.dropFirst()) }
        if LabUnit(TextForm.compact(rest)) != nil { return rest }
        if let first = rest.split(separator: " ").first, LabUnit(String(first)) != nil { return String(first) }
        // 不是单位的余文：含数字（如第二个区间）或文字都算说明
        return rest.unicodeScalars.first.map {
            TextForm.isLetter($0) || TextForm.isCJK($0) || $0 == "(" || $0 == ";" || $0 == "," || $0 == "/"
        } ?? false ? "" : nil
    }
}
