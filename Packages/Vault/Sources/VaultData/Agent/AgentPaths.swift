/// 代理用到的各个路径
package struct AgentPaths: Sendable, Hashable {
    /// 库所在的目录
    package let directory: String
    /// 猜密码的次数记在这里
    package let throttle: String
    /// 套接字
    package let socket: String
    /// 同一时刻只有一个代理：谁锁着它谁是
    package var lock: String { socket + ".lock" }

    /// 逐个给出
    package init(directory: String, throttle: String, socket: String) {
        self.directory = directory
        self.throttle = throttle
        self.socket = socket
    }
}
