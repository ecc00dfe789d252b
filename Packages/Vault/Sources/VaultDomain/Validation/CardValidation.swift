public import Kernel

/// 卡片内容的一处不妥
public struct CardProblem: Sendable, Hashable {
    /// 问题的种类
    public enum Kind: String, Sendable, Hashable {
        /// 必填而空着
        case missing = "FIELD_MISSING"
        /// 不是电话号码
        case phoneInvalid = "PHONE_INVALID"
        /// 税号不是 18 位
        case taxIDLength = "TAX_ID_LENGTH"
        /// 标题空着
        case titleMissing = "TITLE_MISSING"
        /// 税号的校验位不对，只提示
        case taxIDCheck = "TAX_ID_CHECK"
        /// 短号，只提示
        case shortPhone = "PHONE_SHORT"
        /// 太长
        case tooLong = "FIELD_TOO_LONG"
    }

    /// 种类
    public let kind: Kind
    /// 所在字段的标签；标题为空文字
    public let label: String

    /// 只提示，不挡保存
    public var isWarning: Bool { kind == .taxIDCheck || kind == .shortPhone }

    /// 给人看的说明
    public var text: LocalizedText {
        switch kind {
        case .missing: LocalizedText(zh: "「\(label)」必填", en: "“\(label)” is required")
        case .phoneInvalid: LocalizedText(zh: "「\(label)」不是有效的电话号码", en: "“\(label)” is not a valid phone number")
        case .taxIDLength: LocalizedText(zh: "「\(label)」须恰好 18 位", en: "“\(label)” must have exactly 18 characters")
        case .titleMissing: LocalizedText(zh: "标题必填", en: "a title is required")
        case .taxIDCheck: LocalizedText(zh: "「\(label)」的校验位不对，请核对", en: "the check character of “\(label)” is wrong: look again")
        case .shortPhone: LocalizedText(zh: "「\(label)」是短号", en: "“\(label)” is a short code")
        case .tooLong: LocalizedText(zh: "「\(label)」超过 64 KB", en: "“\(label)” is longer than 64 KB")
        }
    }
}

/// 卡片内容的校验
public enum CardValidation {
    /// 单个值的上限，字节
    public static let maximumBytes = 64 * 1024

    /// 全部不妥，按字段次序
    public static func problems(title: String, fields: [CardField]) -> [CardProblem] {
        let untitled = title.allSatisfy(\.isWhitespace) ? [CardProblem(kind: .titleMissing, label: "")] : []
        return untitled + fields.compactMap(problem)
    }

    /// 有挡保存的就抛 CARD_INVALID；返回只提示的
    public static func check(title: String, fields: [CardField]) throws -> [CardProblem] {
        let problems = problems(title: title, fields: fields)
        let errors = problems.filter { !$0.isWarning }
        guard errors.isEmpty else { throw AppError.cardInvalid(errors) }
        return problems
    }

    private static func problem(_ field: CardField) -> CardProblem? {
        kind(of: field).map { CardProblem(kind: $0, label: field.label) }
    }

    private static func kind(of field: CardField) -> CardProblem.Kind? {
        if field.value.allSatisfy(\.isWhitespace) { return field.isRequired ? .missing : nil }
        if field.value.utf8.count > maximumBytes { return .tooLong }
        switch field.kind {
        case .phone:
            guard let phone = PhoneNumber(field.value) else { return .phoneInvalid }
            return phone.kind == .shortCode ? .shortPhone : nil
        case .taxID:
            guard TaxID.hasValidLength(field.value) else { return .taxIDLength }
            return TaxID.isConsistent(field.value) ? nil : .taxIDCheck
        default: return nil
        }
    }
}

extension AppError {
    static func cardInvalid(_ problems: [CardProblem]) -> AppError {
        .userFacing(
            "CARD_INVALID", .data,
            LocalizedText(
                zh: "卡片没有保存：" + problems.map(\.text.zh).joined(separator: "；"),
                en: "The card was not saved: " + problems.map(\.text.en).joined(separator: "; ") + "."))
    }
}
