import Kernel
import Testing

private struct Note: Entity {
    let id: Int
    var text = ""
}

private actor FlakyRemote: RemoteDataSource {
    struct Down: Error {}
    var notes: [Int: Note]
    var isDown = false
    init(_ notes: [Note]) { self.notes = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0) }) }
    func fetch(_ id: Int) throws -> Note? { notes[id] }
    func fetchPage(_ request: PageRequest) throws -> Page<Note> {
        let start = request.cursor.flatMap { Int($0) } ?? 0
        let sorted = notes.values.sorted { $0.id < $1.id }
        let end = min(start + request.limit, sorted.count)
        return Page(items: Array(sorted[start..<end]), next: end < sorted.count ? String(end) : nil)
    }
    func push(_ model: Note) throws -> Note {
        if isDown { throw Down() }
        let accepted = Note(id: model.id, text: model.text.uppercased())
        notes[model.id] = accepted
        return accepted
    }
    func fail() { isDown = true }
}

@Suite("仓库")
struct RepositoryTests {
    @Test func 按页走完不重不漏() async throws {
        let repository = DefaultRepository(local: DefaultLocalDataSource((0..<25).map { Note(id: $0) }))
        var request = PageRequest(limit: 10)
        var seen: [Int] = []
        while true {
            let page = try await repository.list(request)
            seen += page.items.map(\.id)
            guard let next = page.next else { break }
            request = PageRequest(limit: 10, cursor: next)
        }
        #expect(seen == Array(0..<25))
    }

    @Test func 写入与删除都通知观察者() async throws {
        let repository = DefaultRepository(local: DefaultLocalDataSource<Note>())
        var iterator = repository.updates(PageRequest()).makeAsyncIterator()
        #expect(try await iterator.next()?.items == [])
        try await repository.save(Note(id: 1, text: "甲"))
        #expect(try await iterator.next()?.items == [Note(id: 1, text: "甲")])
        try await repository.delete(1)
        #expect(try await iterator.next()?.items == [])
    }

    @Test func 远端认可后才存本机() async throws {
        let remote = FlakyRemote([])
        let repository = DefaultRemoteRepository(local: DefaultLocalDataSource<Note>(), remote: remote)
        try await repository.save(Note(id: 1, text: "a"))
        #expect(try await repository.get(1)?.text == "A")
        await remote.fail()
        await #expect(throws: FlakyRemote.Down.self) { try await repository.save(Note(id: 2)) }
        #expect(await repository.local.fetch(2) == nil)
    }

    @Test func 刷新逐页拉取() async throws {
        let remote = FlakyRemote((0..<7).map { Note(id: $0) })
        let repository = DefaultRemoteRepository(local: DefaultLocalDataSource<Note>(), remote: remote)
        #expect(try await repository.refresh(pageSize: 3) == 7)
        #expect(try await repository.list(PageRequest()).items.count == 7)
    }

    @Test func 每页条数夹在边界内() {
        #expect(PageRequest(limit: 0).limit == 1)
        #expect(PageRequest(limit: 1_000_000).limit == 10_000)
    }
}
