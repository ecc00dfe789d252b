package import FoundationEssentials
package import Kernel
package import VaultDomain

/// 卡片仓库的规则，架在任一数据源上
package final class DefaultCardRepository<Local: LocalCardDataSource>: CardRepository, LocalRepository {
    package typealias Model = Card
    package let local: Local
    private let clock: any HubClock

    package init(local: Local, clock: any HubClock) {
        self.local = local
        self.clock = clock
    }

    package func create(_ draft: CardDraft) async throws -> (card: Card, warnings: [CardProblem]) {
        let warnings = try CardValidation.check(title: draft.title, fields: draft.fields)
        let card = draft.card(id: UUID(), at: clock.now)
        try await local.save([card])
        return (card, warnings)
    }

    package func update(_ id: UUID, revision: Int, _ change: CardChange) async throws -> (card: Card, warnings: [CardProblem]) {
        let current = try await require(id)
        guard current.revision == revision else { throw AppError.cardChanged }
        let next = current.applying(change, at: clock.now)
        let warnings = try CardValidation.check(title: next.title, fields: next.fields)
        try await local.replace(next, revision: revision)
        return (next, warnings)
    }

    package func togglePin(_ id: UUID) async throws -> Card {
        let card = try await require(id)
        return try await update(id, revision: card.revision, CardChange(isPinned: !card.isPinned)).card
    }

    package func require(_ id: UUID) async throws -> Card {
        guard let card = try await local.fetch(id) else { throw AppError.cardNotFound(id.uuidString) }
        return card
    }

    package func resolve(_ reference: String) async throws -> UUID {
        let found = try await local.matches(reference)
        guard let first = found.first else { throw AppError.cardNotFound(reference) }
        guard found.count == 1 else { throw AppError.cardAmbiguous(reference) }
        return first
    }

    package func summaries(_ filter: CardFilter, _ request: PageRequest) async throws -> Page<CardSummary> {
        try await local.summaries(filter, request)
    }

    package func versions(of id: UUID) async throws -> [Card] { try await local.versions(of: id) }

    package func restore(_ id: UUID, version: Int) async throws -> Card {
        let current = try await require(id)
        guard let old = try await versions(of: id).first(where: { $0.revision == version }) else { throw AppError.versionNotFound(version) }
        let change = CardChange(title: old.title, group: old.group, fields: old.fields, tags: old.tags, isPinned: old.isPinned)
        return try await update(id, revision: current.revision, change).card
    }
}
