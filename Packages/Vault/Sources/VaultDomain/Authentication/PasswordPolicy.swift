import Kernel

/// 主密码的规则
public enum PasswordPolicy {
    /// 最少字符数
    public static let minimumLength = 8

    /// 按 UTF-8 首字节数字符；不足抛 PASSWORD_TOO_SHORT
    public static func check(utf8 bytes: some Collection<UInt8>) throws {
        // 只数字符，不留下密码的字符串
        var count = 0
        for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
        guard count >= minimumLength else { throw AppError.passwordTooShort }
    }
}

extension AppError {
    static let passwordTooShort = AppError.userFacing(
        "PASSWORD_TOO_SHORT", .data,
        LocalizedText(
            zh: "主密码至少 \(PasswordPolicy.minimumLength) 个字符", en: "The password needs at least \(PasswordPolicy.minimumLength) characters."),
        next: LocalizedText(zh: "用几个不相干的词连起来，好记又难猜", en: "Several unrelated words in a row are easy to keep and hard to guess."))
}
