/// 功能眼中的实体仓库
public protocol Repository<Model>: Sendable {
    /// 存放的实体
    associatedtype Model: Entity
    /// 按身份取；没有为 nil
    func get(_ id: Model.ID) async throws -> Model?
    /// 取一页
    func list(_ request: PageRequest) async throws -> Page<Model>
    /// 写入或覆盖
    func save(_ models: [Model]) async throws
    /// 按身份删除
    func delete(_ ids: [Model.ID]) async throws
    /// 某一页的持续更新
    func updates(_ request: PageRequest) -> Updates<Page<Model>>
}

extension Repository {
    /// 写入一个
    public func save(_ model: Model) async throws { try await save([model]) }
    /// 删除一个
    public func delete(_ id: Model.ID) async throws { try await delete([id]) }
}

/// 背后是本机数据源的仓库：转发已备好，功能只写自己的规则
public protocol LocalRepository<Model>: Repository {
    /// 本机数据源的类型
    associatedtype Local: LocalDataSource where Local.Model == Model
    /// 本机数据源
    var local: Local { get }
}

extension LocalRepository {
    /// 按身份取；没有为 nil
    public func get(_ id: Model.ID) async throws -> Model? { try await local.fetch(id) }
    /// 取一页
    public func list(_ request: PageRequest) async throws -> Page<Model> { try await local.fetchPage(request) }
    /// 写入或覆盖一批
    public func save(_ models: [Model]) async throws { try await local.save(models) }
    /// 按身份删除一批
    public func delete(_ ids: [Model.ID]) async throws { try await local.delete(ids) }
    /// 某一页的持续更新
    public func updates(_ request: PageRequest) -> Updates<Page<Model>> { local.updates(request) }
}

/// 只有转发、没有规则的本机仓库
public final class DefaultRepository<Local: LocalDataSource>: LocalRepository {
    /// 存放的实体
    public typealias Model = Local.Model
    /// 本机数据源
    public let local: Local

    /// 由数据源构造
    public init(local: Local) { self.local = local }
}
