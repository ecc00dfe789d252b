public import Kernel

/// 进程的退出码，依 sysexits
public enum ExitStatus {
    /// 成功
    public static let success: Int32 = 0
    /// 用法有误
    public static let usage: Int32 = 64
    /// 被 Ctrl-C 打断
    public static let interrupted: Int32 = 130

    /// 错误种类对应的退出码
    public static func code(for kind: ErrorKind) -> Int32 {
        switch kind {
        case .unknown: 1
        case .usage: 64
        case .data: 65
        case .inputMissing: 66
        case .unavailable: 69
        case .internalFailure: 70
        case .cannotCreate: 73
        case .inputOutput: 74
        case .busy: 75
        case .authentication: 77
        case .configuration: 78
        }
    }
}
