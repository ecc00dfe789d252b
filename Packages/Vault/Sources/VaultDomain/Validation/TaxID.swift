/// 统一社会信用代码（GB 32100-2015），18 位
public enum TaxID {
    /// 位数
    public static let length = 18
    // 去掉 I O S V Z 的三十一个字符
    private static let alphabet = Array("0123456789ABCDEFGHJKLMNPQRTUWXY")
    private static let weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
    private static let organizationWeights = [3, 7, 9, 10, 5, 8, 4, 2]

    /// 恰好 18 位，多一位少一位都不收
    public static func hasValidLength(_ text: String) -> Bool { text.count == length }

    /// 登记部门、字符与两个校验位都对；不分大小写
    public static func isConsistent(_ text: String) -> Bool {
        let characters = Array(SearchText.fold(text).uppercased())
        guard characters.count == length, let authority = characters.first, "123456789ANY".contains(authority) else { return false }
        let values = characters.compactMap(alphabet.firstIndex(of:))
        guard values.count == length else { return false }
        let sum = zip(values, weights).reduce(0) { $0 + $1.0 * $1.1 }
        return values[17] == (31 - sum % 31) % 31 && isOrganizationCode(Array(characters[8..<17]))
    }

    // 第 9 至 17 位是组织机构代码（GB 11714），末位模 11；字母的值从 A=10 起连续
    private static func isOrganizationCode(_ code: [Character]) -> Bool {
        let values = code.prefix(8).compactMap { character -> Int? in
            character.wholeNumberValue ?? character.asciiValue.map { Int($0) - 55 }
        }
        let sum = zip(values, organizationWeights).reduce(0) { $0 + $1.0 * $1.1 }
        let check = (11 - sum % 11) % 11
        return code.last == (check == 10 ? "X" : Character(String(check)))
    }
}
