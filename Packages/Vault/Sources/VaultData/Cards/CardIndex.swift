import CVaultSystem
import Foundation
import Kernel
import VaultDomain

/// 开着的库的目录：各卡片打开的主体排好序放在一整块内存里，列表与搜索都不碰数据库
struct CardIndex: Sendable {
    private struct Entry {
        let id: UUID
        let isPinned: Bool
        let group: CardGroup
        let modifiedAt: Timestamp
        // 在大块里的位置
        let manifest: Range<Int>
        let searchText: Range<Int>
    }

    private var arena: [UInt8] = []
    private var entries: [Entry] = []
    // 已作废的字节，过半就重新排放
    private var waste = 0

    /// 一批主体的原文，次序不限
    init(_ manifests: [(id: UUID, bytes: [UInt8])]) throws {
        arena.reserveCapacity(manifests.reduce(0) { $0 + $1.bytes.count })
        entries = try manifests.map { try append($0.id, $0.bytes) }
        entries.sort(by: Self.isOrdered)
    }

    /// 换上或加上一张
    mutating func put(_ id: UUID, _ manifest: [UInt8]) throws {
        remove(id)
        let entry = try append(id, manifest)
        let position = entries.firstIndex { Self.isOrdered(entry, $0) } ?? entries.endIndex
        entries.insert(entry, at: position)
    }

    /// 去掉一张；没有就不动
    mutating func remove(_ id: UUID) {
        guard let position = entries.firstIndex(where: { $0.id == id }) else { return }
        waste += entries[position].manifest.count
        entries.remove(at: position)
        if waste > 1 << 20, waste > arena.count / 2 { compact() }
    }

    /// 符合条件的一页概况；游标是下一条的序号
    func page(_ filter: CardFilter, _ request: PageRequest) throws -> Page<CardSummary> {
        let start = request.cursor.flatMap { Int($0) } ?? 0
        let needle = filter.query.map { Array(SearchText.fold($0).utf8) } ?? []
        var found: [CardSummary] = []
        for index in max(0, start)..<max(start, entries.count) where contains(entries[index], needle) {
            let entry = entries[index]
            guard filter.group == nil || entry.group == filter.group else { continue }
            let summary = try CardManifest(bytes: arena[entry.manifest]).summary
            guard filter.tag.map(summary.tags.contains) ?? true else { continue }
            if found.count == request.limit { return Page(items: found, next: String(index)) }
            found.append(summary)
        }
        return Page(items: found)
    }

    /// 身份的开头或标题与称呼相同的，最多两张
    func matches(_ reference: String) throws -> [UUID] {
        let prefix = reference.uppercased()
        let isPrefix = prefix.count >= 4 && prefix.allSatisfy { $0.isHexDigit || $0 == "-" }
        let byID = isPrefix ? entries.filter { $0.id.uuidString.hasPrefix(prefix) }.prefix(2).map(\.id) : []
        guard byID.isEmpty else { return byID }
        let needle = Array(SearchText.fold(reference).utf8)
        return try entries.lazy.filter { contains($0, needle) }
            .filter { try CardManifest(bytes: arena[$0.manifest]).summary.title == reference }.prefix(2).map(\.id)
    }

    private func contains(_ entry: Entry, _ needle: [UInt8]) -> Bool {
        guard !needle.isEmpty else { return true }
        return arena.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return false }
            return vault_contains(base + entry.searchText.lowerBound, entry.searchText.count, needle, needle.count) != 0
        }
    }

    private mutating func append(_ id: UUID, _ manifest: [UInt8]) throws -> Entry {
        let start = arena.count
        var reader = ByteReader(manifest[...])
        let head = try CardManifest.Head(&reader)
        arena += manifest
        return Entry(
            id: id, isPinned: head.isPinned, group: head.group, modifiedAt: head.modifiedAt, manifest: start..<arena.count,
            searchText: start + head.searchText.startIndex..<start + head.searchText.endIndex)
    }

    private mutating func compact() {
        let old = arena
        arena = []
        waste = 0
        entries = entries.compactMap { try? append($0.id, Array(old[$0.manifest])) }
    }

    // 与 Card.isOrdered 同样的次序
    private static func isOrdered(_ left: Entry, _ right: Entry) -> Bool {
        if left.isPinned != right.isPinned { return left.isPinned }
        if left.modifiedAt != right.modifiedAt { return left.modifiedAt > right.modifiedAt }
        return left.id.uuidString < right.id.uuidString
    }
}
