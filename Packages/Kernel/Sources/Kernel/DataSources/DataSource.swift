/// 能按身份与按页取出实体的地方
public protocol DataSource<Model>: Sendable {
    /// 存放的实体
    associatedtype Model: Entity
    /// 按身份取；没有为 nil
    func fetch(_ id: Model.ID) async throws -> Model?
    /// 取一页
    func fetchPage(_ request: PageRequest) async throws -> Page<Model>
}

/// 本机的数据源：可写、可观察
public protocol LocalDataSource<Model>: DataSource {
    /// 写入或覆盖，一批要么全成要么全不成
    func save(_ models: [Model]) async throws
    /// 按身份删除；不存在的忽略
    func delete(_ ids: [Model.ID]) async throws
    /// 某一页的持续更新
    func updates(_ request: PageRequest) -> Updates<Page<Model>>
}

/// 远端的数据源：推送一个实体，得到远端认可的版本
public protocol RemoteDataSource<Model>: DataSource {
    /// 推送
    func push(_ model: Model) async throws -> Model
}
