/// 插进宿主的一个功能；登记时不做任何读写，启动时才做
public protocol Feature: Sendable {
    /// 名片
    static var manifest: FeatureManifest { get }
    /// 启动：打开数据、自检；抛错即被隔离并报告
    static func start(in environment: FeatureEnvironment) async throws
}

extension Feature {
    /// 默认没有要启动的东西
    public static func start(in environment: FeatureEnvironment) async throws {}
}

/// 功能启动与运行时拿到的外界
public struct FeatureEnvironment: Sendable {
    /// 本功能自己的数据目录（绝对路径）
    public let directory: String
    /// 时钟
    public let clock: any HubClock
    /// 事件去处
    public let events: any EventSink
    /// 日志
    public let logger: AppLogger

    /// 由各部分组成
    public init(directory: String, clock: any HubClock, events: any EventSink, logger: AppLogger) {
        self.directory = directory
        self.clock = clock
        self.events = events
        self.logger = logger
    }
}
