/// 错误的三层：给人看的、可恢复的、系统的
public enum ErrorTier: String, Sendable, Codable, Hashable {
    /// 输入或用法有误，改了就好
    case userFacing
    /// 可以重试或换路走，必带下一步
    case recoverable
    /// 程序或机器出了问题
    case system
}

/// 错误的种类，决定退出码（sysexits）
public enum ErrorKind: String, Sendable, Codable, Hashable {
    /// 用法 64、数据 65、缺输入 66、服务不可用 69、内部 70、不能创建 73、读写 74、忙 75、认证 77、配置 78、其它 1
    case usage, data, inputMissing, unavailable, internalFailure, cannotCreate, inputOutput, busy, authentication, configuration, unknown
}

/// 跨越功能边界的唯一错误：稳定错误码、双语文字、下一步
public struct AppError: Error, Sendable, Hashable {
    /// 稳定错误码，形如 UPPER_SNAKE_CASE
    public let code: String
    /// 所属层
    public let tier: ErrorTier
    /// 种类，决定退出码
    public let kind: ErrorKind
    /// 给人看的说明
    public let message: LocalizedText
    /// 下一步该做什么；可恢复错误必有
    public let next: LocalizedText?

    /// 输入或用法有误
    public static func userFacing(
        _ code: String, _ kind: ErrorKind = .data, _ message: LocalizedText, next: LocalizedText? = nil
    ) -> AppError {
        AppError(code: code, tier: .userFacing, kind: kind, message: message, next: next)
    }

    /// 可恢复的错误，必须给出下一步
    public static func recoverable(_ code: String, _ kind: ErrorKind, _ message: LocalizedText, next: LocalizedText) -> AppError {
        AppError(code: code, tier: .recoverable, kind: kind, message: message, next: next)
    }

    /// 程序或机器的错误
    public static func system(
        _ code: String, _ kind: ErrorKind = .internalFailure, _ message: LocalizedText, next: LocalizedText? = nil
    ) -> AppError {
        AppError(code: code, tier: .system, kind: kind, message: message, next: next)
    }
}
