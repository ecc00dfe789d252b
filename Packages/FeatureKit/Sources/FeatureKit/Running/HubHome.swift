/// hub 的各个目录：HUB_HOME 优先，其次 XDG，最后是家目录下的惯例；相对的 XDG 值按规范忽略
public struct HubHome: Sendable, Hashable {
    /// 数据目录
    public let data: String
    /// 状态目录：事件与日志
    public let state: String
    /// 配置目录
    public let config: String

    /// 由环境变量推出
    public init(environment: [String: String], currentDirectory: String) {
        if let home = environment["HUB_HOME"], !home.isEmpty {
            let root = home.hasPrefix("/") ? home : currentDirectory + "/" + home
            self.init(data: root + "/data", state: root + "/state", config: root + "/config")
            return
        }
        let user = environment["HOME"] ?? currentDirectory
        func place(_ variable: String, _ fallback: String) -> String {
            guard let value = environment[variable], value.hasPrefix("/") else { return user + fallback + "/hub" }
            return value + "/hub"
        }
        self.init(
            data: place("XDG_DATA_HOME", "/.local/share"), state: place("XDG_STATE_HOME", "/.local/state"),
            config: place("XDG_CONFIG_HOME", "/.config"))
    }

    private init(data: String, state: String, config: String) {
        self.data = data
        self.state = state
        self.config = config
    }

    /// 某个功能自己的数据目录
    public func directory(of featureID: String) -> String { data + "/" + featureID }
}
