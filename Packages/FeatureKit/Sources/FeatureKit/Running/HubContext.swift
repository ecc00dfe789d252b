public import Kernel

/// 命令拿到的外界：目录、输出、提问、时钟、事件、日志
public struct HubContext: Sendable {
    /// 各个目录
    public let home: HubHome
    /// 输出
    public let output: Output
    /// 提问
    public let prompt: Prompt
    /// 时钟
    public let clock: any HubClock
    /// 事件去处
    public let events: any EventSink
    /// 日志
    public let logger: AppLogger
    /// 环境变量
    public let variables: [String: String]

    /// 由各部分组成
    public init(
        home: HubHome, output: Output, prompt: Prompt, clock: any HubClock, events: any EventSink, logger: AppLogger,
        variables: [String: String]
    ) {
        self.home = home
        self.output = output
        self.prompt = prompt
        self.clock = clock
        self.events = events
        self.logger = logger
        self.variables = variables
    }

    /// 界面语言
    public var language: Language { output.language }

    /// 某个功能启动时拿到的外界
    public func environment(for manifest: FeatureManifest) -> FeatureEnvironment {
        FeatureEnvironment(directory: home.directory(of: manifest.id), clock: clock, events: events, logger: logger.labelled(manifest.id))
    }
}
