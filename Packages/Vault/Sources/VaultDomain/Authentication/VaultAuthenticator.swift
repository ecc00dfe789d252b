public import Kernel

/// 密码一类的秘密：只在闭包里看得见它的字节，用完即擦
public protocol Secret: Sendable {
    /// 看一眼
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
}

/// 保险库此刻的样子
public struct VaultStatus: Sendable, Hashable, Codable {
    /// 认证状态
    public let state: AuthenticationState
    /// 空闲多久自动上锁，秒
    public let idleSeconds: Int
    /// 还要等多少秒才能再试密码；不用等为 0
    public let waitSeconds: Int

    /// 逐字段构造
    public init(state: AuthenticationState, idleSeconds: Int, waitSeconds: Int) {
        self.state = state
        self.idleSeconds = idleSeconds
        self.waitSeconds = waitSeconds
    }
}

/// 开锁、上锁与换主密码
public protocol VaultAuthenticator: Sendable {
    /// 此刻的样子
    func status() async throws -> VaultStatus
    /// 定下主密码并打开
    func setUp(_ password: any Secret) async throws
    /// 用主密码打开；抛 PASSWORD_WRONG、TOO_MANY_ATTEMPTS
    func unlock(_ password: any Secret) async throws
    /// 上锁
    func lock() async throws
    /// 换主密码，旧的要对
    func changePassword(from old: any Secret, to new: any Secret) async throws
}

extension AppError {
    /// 锁着
    public static let vaultLocked = AppError.recoverable(
        "VAULT_LOCKED", .authentication, LocalizedText(zh: "保险库锁着", en: "The vault is locked."),
        next: LocalizedText(zh: "hub vault unlock 打开它", en: "Open it with hub vault unlock."))

    /// 已经建过
    public static let vaultExists = AppError.recoverable(
        "VAULT_EXISTS", .cannotCreate, LocalizedText(zh: "保险库已经有了", en: "There is a vault already."),
        next: LocalizedText(zh: "hub vault unlock 打开它", en: "Open it with hub vault unlock."))

    /// 还没有主密码
    public static let vaultNotSetUp = AppError.recoverable(
        "VAULT_NOT_SET_UP", .inputMissing, LocalizedText(zh: "还没有保险库", en: "There is no vault yet."),
        next: LocalizedText(zh: "hub vault init 建一个", en: "Make one with hub vault init."))
}
