/// 中国的电话号码；全角数字、空格、连字符、括号与 +86 前缀都认
public struct PhoneNumber: Sendable, Hashable {
    /// 号码的种类
    public enum Kind: Sendable, Hashable {
        /// 手机，11 位
        case mobile
        /// 座机，区号加 7 或 8 位；香港 8 位
        case landline
        /// 400 与 800
        case service
        /// 95588、10086 一类的短号，收下但给提示
        case shortCode
    }

    /// 种类
    public let kind: Kind
    /// 去掉分隔与国家号的数字
    public let digits: String

    /// 认不出时为 nil
    public init?(_ text: String) {
        guard let (digits, country) = Self.digits(of: text) else { return nil }
        guard let kind = country == "852" ? Self.hongKong(digits) : Self.mainland(digits, international: country == "86") else {
            return nil
        }
        self.kind = kind
        self.digits = digits
    }

    // 数字与国家号；含有别的字符时为 nil
    private static func digits(of text: String) -> (String, country: String?)? {
        var digits = ""
        var isInternational = false
        for character in SearchText.fold(text) {
            switch character {
            case "0"..."9": digits.append(character)
            case "+" where digits.isEmpty && !isInternational: isInternational = true
            case " ", "-", "(", ")", ".": continue
            default: return nil
            }
        }
        if digits.hasPrefix("00") { (digits, isInternational) = (String(digits.dropFirst(2)), true) }
        if isInternational {
            guard let country = ["86", "852"].first(where: digits.hasPrefix) else { return nil }
            return (String(digits.dropFirst(country.count)), country)
        }
        // 不带加号的 86 只在其后恰是一个手机号时才算国家号
        if digits.count == 13, digits.hasPrefix("861") { return (String(digits.dropFirst(2)), "86") }
        return (digits, nil)
    }

    private static func hongKong(_ digits: String) -> Kind? {
        guard digits.count == 8, let first = digits.first, "235679".contains(first) else { return nil }
        return first == "2" || first == "3" ? .landline : .mobile
    }

    private static func mainland(_ digits: String, international: Bool) -> Kind? {
        if isMobile(digits) { return .mobile }
        if digits.count == 10, digits.hasPrefix("400") || digits.hasPrefix("800") { return .service }
        if isLandline(digits.hasPrefix("0") || !international ? digits : "0" + digits) { return .landline }
        return isShortCode(digits) ? .shortCode : nil
    }

    // 已分配的号段（工信部，2023）
    private static func isMobile(_ digits: String) -> Bool {
        guard digits.count == 11, digits.first == "1" else { return false }
        let (second, third) = (digits.dropFirst().first, digits.dropFirst(2).first)
        guard let second, let third else { return false }
        let assigned: [Character: String] = [
            "3": "0123456789", "4": "56789", "5": "012356789", "6": "2567", "7": "012345678", "8": "0123456789", "9": "012356789",
        ]
        return assigned[second]?.contains(third) ?? false
    }

    // 010 与 02x 是三位区号加八位；其余四位区号加七或八位
    private static func isLandline(_ digits: String) -> Bool {
        guard digits.first == "0" else { return false }
        let isShortArea = digits.hasPrefix("010") || digits.hasPrefix("02")
        let subscriber = digits.dropFirst(isShortArea ? 3 : 4)
        guard let area = digits.dropFirst().first, ("1"..."9").contains(area), isShortArea || area >= "3" else { return false }
        guard let first = subscriber.first, ("2"..."8").contains(first) || (first == "1" && !isShortArea) else { return false }
        return isShortArea ? subscriber.count == 8 : (7...8).contains(subscriber.count)
    }

    private static func isShortCode(_ digits: String) -> Bool {
        (5...6).contains(digits.count) && ["95", "96", "100", "101", "12"].contains(where: digits.hasPrefix)
    }
}
