import ArgumentParser
import FeatureKit
import Kernel

/// hub vault agent 命令
struct AgentCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "agent", abstract: .text(zh: "在后台保管密钥的代理", en: "The agent that holds the key in the background."),
        discussion: .text(zh: "示例：\n  hub vault agent stop", en: "Example:\n  hub vault agent stop"),
        subcommands: [AgentStatusCommand.self, AgentStopCommand.self, AgentRunCommand.self])
}

/// hub vault agent status 命令
struct AgentStatusCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: .text(zh: "代理在不在跑", en: "Whether the agent runs."),
        discussion: .text(zh: "示例：\n  hub vault agent status", en: "Example:\n  hub vault agent status"))

    @OptionGroup var options: GlobalOptions

    func run(in context: HubContext) async throws {
        struct Status: Encodable, Sendable { let running: Bool }
        let running = VaultContainer(context).isAgentRunning
        let text = running ? LocalizedText(zh: "在跑", en: "running") : LocalizedText(zh: "没有在跑", en: "not running")
        let field = (LocalizedText(zh: "代理", en: "Agent"), Cell(text[context.language]))
        context.output.show(Screen(json: Status(running: running), blocks: [.fields([field])]))
    }
}

/// hub vault agent stop 命令
struct AgentStopCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop", abstract: .text(zh: "让代理退出，保险库随之上锁", en: "End the agent; the vault is locked by that."),
        discussion: .text(zh: "示例：\n  hub vault agent stop", en: "Example:\n  hub vault agent stop"))

    @OptionGroup var options: GlobalOptions

    func run(in context: HubContext) async throws {
        let wasRunning = try VaultContainer(context).stopAgent()
        context.output.note(
            wasRunning
                ? LocalizedText(zh: "代理退出了", en: "The agent is gone.") : LocalizedText(zh: "代理没有在跑", en: "The agent was not running."))
    }
}

/// hub vault agent run 命令：unlock 叫起它，人不用直接跑
struct AgentRunCommand: HubCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: .text(zh: "成为代理", en: "Become the agent."),
        discussion: .text(zh: "示例：\n  hub vault agent run --idle 300", en: "Example:\n  hub vault agent run --idle 300"),
        shouldDisplay: false)

    @OptionGroup var options: GlobalOptions

    @Option(help: .text(zh: "空闲多少秒上锁", en: "Lock after this many idle seconds."))
    var idle = 300

    @Option(parsing: .upToNextOption, help: .text(zh: "换身时留下的描述符", en: "Descriptors left by the former self."))
    var descriptors: [Int32] = []

    func run(in context: HubContext) async throws { try await VaultContainer(context).serve(idle: idle, descriptors: descriptors) }
}
