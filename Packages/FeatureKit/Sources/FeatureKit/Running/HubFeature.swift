public import ArgumentParser
public import Kernel

/// 能插进 hub 的功能：名片之外，带一组命令
public protocol HubFeature: Feature {
    /// 功能的命令组，名字与功能编号相同
    static var command: any ParsableCommand.Type { get }
}

/// hub 的命令：解析由 ArgumentParser 做，外界由上下文给
public protocol HubCommand: AsyncParsableCommand {
    /// 通用开关
    var options: GlobalOptions { get }
    /// 执行
    mutating func run(in context: HubContext) async throws
}

extension HubCommand {
    /// 由调度器改走 run(in:)，直接调用说明组装有误；抛 COMMAND_NOT_DISPATCHED
    public mutating func run() async throws {
        throw AppError.system(
            "COMMAND_NOT_DISPATCHED", .internalFailure, LocalizedText(zh: "命令没有经过调度器", en: "The command was not dispatched."))
    }
}
