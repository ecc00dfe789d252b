import ArgumentParser
import FeatureKit
import Kernel
import VaultDomain

/// hub vault init 命令
struct InitCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: .text(zh: "定下主密码，建一个保险库", en: "Choose a password and make a vault."),
        discussion: .text(zh: "示例：\n  hub vault init", en: "Example:\n  hub vault init"))

    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run(in context: HubContext) async throws {
        let container = VaultContainer(context)
        let model = await AuthViewModel(authenticator: container.authenticator)
        try await model.refresh()
        guard await model.state == .setupRequired else { throw AppError.vaultExists }
        try await model.setUp(password.new(container))
        context.output.note(
            LocalizedText(
                zh: "保险库已建好并打开。主密码找不回来，请记牢。\n下一步：hub vault add --title 标题 --template address",
                en:
                    "The vault is made and open. The password cannot be recovered: keep it well.\nNext: hub vault add --title TITLE --template address"
            ))
    }
}

/// hub vault unlock 命令
struct UnlockCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlock", abstract: .text(zh: "打开保险库", en: "Open the vault."),
        discussion: .text(
            zh: "示例：\n  hub vault unlock\n  hub vault unlock --password-fd 3 3<密码文件",
            en: "Example:\n  hub vault unlock\n  hub vault unlock --password-fd 3 3<password-file"))

    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run(in context: HubContext) async throws {
        let container = VaultContainer(context)
        let model = await AuthViewModel(authenticator: container.authenticator)
        try await model.refresh()
        guard await model.state != .setupRequired else { throw AppError.vaultNotSetUp }
        try await model.unlock(password.current(container))
        context.output.note(
            LocalizedText(
                zh: "开了；空闲 \(await model.idleSeconds) 秒后自动上锁", en: "Open; it locks after \(await model.idleSeconds) idle seconds."))
    }
}

/// hub vault lock 命令
struct LockCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: .text(zh: "上锁", en: "Lock the vault."),
        discussion: .text(zh: "示例：\n  hub vault lock", en: "Example:\n  hub vault lock"))

    @OptionGroup var options: GlobalOptions

    func run(in context: HubContext) async throws {
        try await VaultContainer(context).authenticator.lock()
        context.output.note(LocalizedText(zh: "锁上了", en: "Locked."))
    }
}

/// hub vault status 命令
struct StatusCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: .text(zh: "开着还是锁着", en: "Open or locked."),
        discussion: .text(zh: "示例：\n  hub vault status --json", en: "Example:\n  hub vault status --json"))

    @OptionGroup var options: GlobalOptions

    func run(in context: HubContext) async throws {
        context.output.show(StatusScreen.screen(try await VaultContainer(context).authenticator.status(), context.language))
    }
}

/// hub vault passwd 命令
struct PasswordCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "passwd", abstract: .text(zh: "换主密码", en: "Change the password."),
        discussion: .text(
            zh: "示例：\n  hub vault passwd        （给脚本：两行，先旧后新，用 --password-stdin）",
            en: "Example:\n  hub vault passwd        (for scripts: two lines, old then new, with --password-stdin)"))

    @OptionGroup var options: GlobalOptions
    @OptionGroup var password: PasswordOptions

    func run(in context: HubContext) async throws {
        let container = VaultContainer(context)
        let old = try password.current(container)
        try await container.authenticator.changePassword(from: old, to: password.new(container))
        context.output.note(LocalizedText(zh: "主密码已换", en: "The password is changed."))
    }
}
