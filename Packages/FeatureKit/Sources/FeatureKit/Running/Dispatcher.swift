public import ArgumentParser
import Kernel

/// 调度器：解析参数，交给命令上下文，把结局变成退出码
public enum Dispatcher {
    /// 由输出样式造出上下文
    public typealias MakeContext = @Sendable (OutputStyle) -> HubContext

    /// 跑一条命令，返回退出码；不结束进程，所以测试可以在进程内调用
    public static func run(_ root: any ParsableCommand.Type, _ arguments: [String], _ makeContext: MakeContext) async -> Int32 {
        var command: any ParsableCommand
        do {
            command = try directly(root, arguments) ?? root.parseAsRoot(arguments)
        } catch {
            return report(parsing: error, root, arguments, makeContext)
        }
        guard var hubCommand = command as? any HubCommand else {
            return runPlain(&command, root, arguments, makeContext)
        }
        let context = makeContext(hubCommand.options.style)
        do {
            try await hubCommand.run(in: context)
            return ExitStatus.success
        } catch let exit as ExitCode {
            return exit.rawValue
        } catch is ValidationError {
            return ExitStatus.usage
        } catch {
            return context.output.fail(error, log: context.logger)
        }
    }

    // 先直接走到叶子命令，不为整棵命令树付账；解析不成时为 nil，从根再来，帮助与错误才带全名
    private static func directly(_ root: any ParsableCommand.Type, _ arguments: [String]) -> (any ParsableCommand)? {
        var (leaf, rest) = (root, arguments[...])
        while let name = rest.first, let next = leaf.configuration.subcommands.first(where: { $0.configuration.commandName == name }) {
            (leaf, rest) = (next, rest.dropFirst())
        }
        guard leaf is any HubCommand.Type else { return nil }
        return try? leaf.parse(Array(rest))
    }

    // 没有上下文的命令只有帮助一类
    private static func runPlain(
        _ command: inout any ParsableCommand, _ root: any ParsableCommand.Type, _ arguments: [String], _ makeContext: MakeContext
    ) -> Int32 {
        do {
            try command.run()
            return ExitStatus.success
        } catch {
            return report(parsing: error, root, arguments, makeContext)
        }
    }

    private static func report(
        parsing error: any Error, _ root: any ParsableCommand.Type, _ arguments: [String], _ makeContext: MakeContext
    ) -> Int32 {
        var style = OutputStyle()
        if arguments.contains("--json") { style.format = .json }
        let output = makeContext(style).output
        let message = root.fullMessage(for: error)
        guard root.exitCode(for: error) != .success else {
            output.write(message)
            return ExitStatus.success
        }
        if style.format == .json {
            let brief = root.message(for: error)
            return output.fail(AppError.userFacing("USAGE", .usage, LocalizedText(zh: brief, en: brief)))
        }
        output.complain(message)
        return ExitStatus.usage
    }
}
