/// 审计的一条：谁在何时对什么做了什么
public struct AuditEntry: Entity, Codable {
    /// 编号
    public let id: String
    /// 时刻
    public let time: Timestamp
    /// 动作，如 import、correct、save、delete
    public let action: String
    /// 对象的编号
    public let subject: String
    /// 操作者
    public let actor: String
    /// 细节，键值皆为稳定词
    public let details: [String: String]

    /// 逐字段构造
    public init(id: String, time: Timestamp, action: String, subject: String, actor: String, details: [String: String] = [:]) {
        self.id = id
        self.time = time
        self.action = action
        self.subject = subject
        self.actor = actor
        self.details = details
    }
}

/// 只增不改的审计
public protocol AuditTrail: Sendable {
    /// 追加；写不下即抛错，业务不得继续
    func append(_ entry: AuditEntry) async throws
    /// 某个对象的全部记录；nil 为所有对象，新的在前
    func entries(subject: String?, _ request: PageRequest) async throws -> Page<AuditEntry>
}
