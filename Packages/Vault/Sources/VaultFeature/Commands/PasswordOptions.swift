import ArgumentParser
import FeatureKit
import Kernel
import VaultDomain

/// 密码从哪里来；从不由参数或环境变量给
struct PasswordOptions: ParsableArguments {
    @Option(name: .customLong("password-fd"), help: .text(zh: "从这个描述符读密码，一行一个", en: "Read the password from this descriptor, one a line."))
    var descriptor: Int32?

    @Flag(name: .customLong("password-stdin"), help: .text(zh: "从标准输入读密码，一行一个", en: "Read the password from standard input, one a line."))
    var fromStandardInput = false

    private var source: Int32? { descriptor ?? (fromStandardInput ? 0 : nil) }

    /// 问已有的密码
    func current(_ container: VaultContainer) throws -> any Secret {
        try container.secret(LocalizedText(zh: "主密码", en: "Password"), from: source)
    }

    /// 问新的密码；终端上要输两遍，不一样抛 PASSWORDS_DIFFER
    func new(_ container: VaultContainer) throws -> any Secret {
        let first = try container.secret(LocalizedText(zh: "新的主密码", en: "New password"), from: source)
        guard source == nil else { return first }
        let second = try container.secret(LocalizedText(zh: "再输一遍", en: "Once more"), from: nil)
        guard container.areSame(first, second) else {
            throw AppError.userFacing("PASSWORDS_DIFFER", .usage, LocalizedText(zh: "两遍不一样", en: "The two differ."))
        }
        return first
    }
}
