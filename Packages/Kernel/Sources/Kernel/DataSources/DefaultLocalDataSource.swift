/// 内存里的本机数据源：测试与功能的第一天用它
public actor DefaultLocalDataSource<Model: Entity>: LocalDataSource {
    private var order: [Model.ID] = []
    private var models: [Model.ID: Model] = [:]
    private var observers: [Int: (PageRequest, AsyncThrowingStream<Page<Model>, any Error>.Continuation)] = [:]
    private var nextObserver = 0

    /// 可带初始内容
    public init(_ models: [Model] = []) {
        for model in models {
            if self.models.updateValue(model, forKey: model.id) == nil { order.append(model.id) }
        }
    }

    /// 按身份取；没有为 nil
    public func fetch(_ id: Model.ID) -> Model? { models[id] }

    /// 取一页
    public func fetchPage(_ request: PageRequest) -> Page<Model> {
        let start = request.cursor.flatMap { Int($0) } ?? 0
        let items = order.dropFirst(start).prefix(request.limit).compactMap { models[$0] }
        let end = start + items.count
        return Page(items: items, next: end < order.count ? String(end) : nil)
    }

    /// 写入或覆盖一批
    public func save(_ models: [Model]) {
        for model in models {
            if self.models.updateValue(model, forKey: model.id) == nil { order.append(model.id) }
        }
        announce()
    }

    /// 按身份删除一批
    public func delete(_ ids: [Model.ID]) {
        let gone = Set(ids)
        order.removeAll(where: gone.contains)
        for id in gone { models[id] = nil }
        announce()
    }

    /// 某一页的持续更新
    public nonisolated func updates(_ request: PageRequest) -> Updates<Page<Model>> {
        Updates { continuation in
            let started = Task { await self.observe(request, continuation) }
            continuation.onTermination = { _ in
                Task {
                    let key = await started.value
                    await self.forget(key)
                }
            }
        }
    }

    private func observe(_ request: PageRequest, _ continuation: AsyncThrowingStream<Page<Model>, any Error>.Continuation) -> Int {
        nextObserver += 1
        observers[nextObserver] = (request, continuation)
        continuation.yield(fetchPage(request))
        return nextObserver
    }

    private func forget(_ key: Int) { observers[key] = nil }

    private func announce() {
        for (request, continuation) in observers.values { continuation.yield(fetchPage(request)) }
    }
}
