/// LOINC 编码的校验位（Luhn 模 10）
public enum LOINCCode {
    /// 形如 1742-6 且校验位正确
    public static func isValid(_ code: String) -> Bool {
        let parts = code.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...7).contains(parts[0].count), parts[1].count == 1, let check = parts[1].first?.wholeNumberValue else {
            return false
        }
        var sum = 0
        for (offset, character) in parts[0].reversed().enumerated() {
            guard character.isASCII, let digit = character.wholeNumberValue else { return false }
            let weighed = offset % 2 == 0 ? digit * 2 : digit
            sum += weighed > 9 ? weighed - 9 : weighed
        }
        return (10 - sum % 10) % 10 == check
    }
}
