/// 搜索用的折叠：全角变半角、大小写不分
public enum SearchText {
    /// 折叠一段文字
    public static func fold(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0xFF01...0xFF5E: append(lowercase: scalar.value - 0xFEE0, to: &folded)
            case 0x3000: folded.append(" ")
            case 0x41...0x5A: append(lowercase: scalar.value, to: &folded)
            case 0..<0x80: folded.append(scalar)
            default: folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
        }
        return String(folded)
    }

    private static func append(lowercase value: UInt32, to text: inout String.UnicodeScalarView) {
        let lower = (0x41...0x5A).contains(value) ? value + 0x20 : value
        if let scalar = Unicode.Scalar(lower) { text.append(scalar) }
    }
}
