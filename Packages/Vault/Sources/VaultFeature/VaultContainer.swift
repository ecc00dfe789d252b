import FeatureKit
import Kernel
import VaultData
import VaultDomain

/// 本功能的组装根：谁用谁在这里接好
struct VaultContainer: Sendable {
    private let context: HubContext
    private let paths: AgentPaths

    init(_ context: HubContext) {
        self.context = context
        paths = Self.paths(context.home)
    }

    /// 卡片：经代理读写
    var cards: any CardRepository { DefaultCardRepository(local: AgentCardDataSource(agent: agent), clock: context.clock) }

    /// 附件：说明经代理，内容由本进程读写
    var attachments: any AttachmentRepository {
        DefaultAttachmentRepository(
            source: AgentAttachmentDataSource(agent: agent), folder: AttachmentFolder(vault: paths.directory), clock: context.clock)
    }

    /// 开锁与上锁
    var authenticator: any VaultAuthenticator { agent }

    /// 让代理退出；没有在跑为 false
    func stopAgent() throws -> Bool { try agent.stop() }

    /// 代理在不在跑
    var isAgentRunning: Bool { agent.isRunning }

    /// 就地成为代理；idle 是空闲上锁的秒数，descriptors 是换身时留下的
    func serve(idle: Int, descriptors: [Int32]) async throws {
        let server = AgentServer(
            paths: paths, idle: .seconds(idle), clock: context.clock, restart: Self.agentArguments(idle: idle) + ["--descriptors"])
        try await server.run(inherited: descriptors.count == 2 ? .init(listener: descriptors[0], lock: descriptors[1]) : nil)
    }

    /// 一行密码：终端上不回显地问，或从描述符里读
    func secret(_ question: LocalizedText, from descriptor: Int32?) throws -> any Secret {
        if let descriptor { return try SecretInput.line(from: descriptor) }
        return try SecretInput.reading { try context.prompt.secret(question, insteadOf: "--password-stdin", into: $0) }
    }

    /// 字段的值；写 - 的不回显地问，或取标准输入的下一行
    func values(_ fields: [FieldAssignment]) throws -> [(key: String, value: String)] {
        try fields.map { field in
            guard field.value == "-" else { return (field.key, field.value) }
            let question = LocalizedText(zh: field.key, en: field.key)
            let secret = try self.secret(question, from: context.prompt.canAsk ? nil : 0)
            return (field.key, secret.withBytes { String(decoding: $0, as: UTF8.self) })
        }
    }

    /// 两个秘密是否一样
    func areSame(_ left: any Secret, _ right: any Secret) -> Bool {
        left.withBytes { mine in right.withBytes { theirs in mine.elementsEqual(theirs) } }
    }

    /// 已有数据时打开并自检
    static func checkExisting(_ environment: FeatureEnvironment) async throws {
        try await VaultStore.checkExisting(directory: environment.directory, clock: environment.clock)
    }

    private var agent: AgentClient {
        let arguments = Self.agentArguments(idle: idleSeconds)
        return AgentClient(paths: paths, clock: context.clock) { try AgentLauncher.launch(arguments) }
    }

    private var idleSeconds: Int { context.variables["HUB_VAULT_IDLE"].flatMap { Int($0) } ?? 300 }

    private static func agentArguments(idle: Int) -> [String] {
        // 单独跑的 vault-dev 没有 vault 这一层
        let program = CommandLine.arguments.first ?? "hub"
        let isStandalone = program.hasSuffix("vault-dev")
        return [program] + (isStandalone ? [] : ["vault"]) + ["agent", "run", "--idle", String(idle)]
    }

    private static func paths(_ home: HubHome) -> AgentPaths {
        AgentPaths(
            directory: home.directory(of: VaultFeature.manifest.id), throttle: home.state + "/vault-attempts.json",
            socket: home.runtime + "/vault.sock")
    }
}
