import GRDB
import Kernel
import Storage
import TestSupport
import Testing

@Suite("SQLite 本机数据源")
struct SQLiteLocalDataSourceTests {
    private let directory = TemporaryDirectory()
    private let store: SQLiteStore

    init() throws { store = try SQLiteStore(path: directory.file("data.sqlite"), migrations: [createReadings]) }

    private let readings = (0..<23).map { Reading(id: String(1000 + $0), name: "名\($0)", value: Double($0 / 3)) }

    @Test func 按排序列翻页不重不漏() async throws {
        let repository = DefaultRepository(local: SQLiteLocalDataSource<ReadingRecord>(store: store))
        try await repository.save(readings)
        let expected = readings.sorted { ($0.value, $0.id) > ($1.value, $1.id) }
        #expect(try await allPages(repository) == expected)
    }

    @Test func 快速通道与普通通道读写一致() async throws {
        let fast = DefaultRepository(local: SQLiteLocalDataSource<FastReadingRecord>(store: store))
        let plain = DefaultRepository(local: SQLiteLocalDataSource<ReadingRecord>(store: store))
        try await fast.save(readings)
        #expect(try await plain.get("1007") == readings[7])
        #expect(try await allPages(fast) == readings.sorted { $0.id < $1.id })
        var changed = readings[7]
        changed.name = "改\u{0}名 🧪"
        try await fast.save(changed)
        #expect(try await fast.get("1007") == changed)
        #expect(try await fast.list(PageRequest(limit: 1000)).items.count == readings.count)
    }

    @Test(arguments: [true, false])
    func 写入之后观察者得到新值(fast: Bool) async throws {
        let repository: any Repository<Reading> =
            fast
            ? DefaultRepository(local: SQLiteLocalDataSource<FastReadingRecord>(store: store))
            : DefaultRepository(local: SQLiteLocalDataSource<ReadingRecord>(store: store))
        var iterator = repository.updates(PageRequest()).makeAsyncIterator()
        #expect(try await iterator.next()?.items == [])
        try await repository.save(readings[0])
        #expect(try await iterator.next()?.items == [readings[0]])
        try await repository.delete(readings[0].id)
        #expect(try await iterator.next()?.items == [])
    }

    @Test func 一批里有一个写不进则全都不写() async throws {
        try await store.write { try $0.execute(sql: "CREATE UNIQUE INDEX idx_readings_name ON readings(name)") }
        let source = SQLiteLocalDataSource<FastReadingRecord>(store: store)
        let clash = Reading(id: "z", name: readings[0].name, value: 0)
        #expect(await code { try await source.save([readings[0], clash]) } != nil)
        #expect(try await source.fetchPage(PageRequest()).items.isEmpty)
    }

    @Test func 坏游标从头开始() async throws {
        let source = SQLiteLocalDataSource<ReadingRecord>(store: store)
        try await source.save(readings)
        #expect(try await source.fetchPage(PageRequest(limit: 2, cursor: "bad")).items.count == 2)
    }

    private func allPages(_ repository: some Repository<Reading>) async throws -> [Reading] {
        var request = PageRequest(limit: 5)
        var all: [Reading] = []
        while true {
            let page = try await repository.list(request)
            all += page.items
            guard let next = page.next else { return all }
            request = PageRequest(limit: 5, cursor: next)
        }
    }
}
