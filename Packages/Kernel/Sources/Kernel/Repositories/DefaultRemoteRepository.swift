/// 本机优先的远端仓库：读本机，刷新时拉远端，写入先推后存
public final class DefaultRemoteRepository<Local: LocalDataSource, Remote: RemoteDataSource>: LocalRepository
where Remote.Model == Local.Model {
    /// 存放的实体
    public typealias Model = Local.Model
    /// 本机数据源
    public let local: Local
    private let remote: Remote

    /// 由两个数据源构造
    public init(local: Local, remote: Remote) {
        self.local = local
        self.remote = remote
    }

    /// 先看本机，没有再问远端并留一份
    public func get(_ id: Model.ID) async throws -> Model? {
        if let found = try await local.fetch(id) { return found }
        guard let fetched = try await remote.fetch(id) else { return nil }
        try await local.save([fetched])
        return fetched
    }

    /// 推到远端，把远端认可的版本存到本机；推送失败则本机不变
    public func save(_ models: [Model]) async throws {
        var accepted: [Model] = []
        for model in models { accepted.append(try await remote.push(model)) }
        try await local.save(accepted)
    }

    /// 从远端逐页拉取并覆盖本机，返回拉取的条数
    @discardableResult
    public func refresh(pageSize: Int = 100) async throws -> Int {
        var request = PageRequest(limit: pageSize)
        var count = 0
        while true {
            try Task.checkCancellation()
            let page = try await remote.fetchPage(request)
            try await local.save(page.items)
            count += page.items.count
            guard let next = page.next else { return count }
            request = PageRequest(limit: pageSize, cursor: next)
        }
    }
}
