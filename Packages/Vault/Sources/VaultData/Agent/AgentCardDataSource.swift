package import Foundation
package import Kernel
package import VaultDomain

/// 代理那边的卡片：命令与网页都经它读写
package struct AgentCardDataSource: LocalCardDataSource {
    package typealias Model = Card
    private let agent: AgentClient

    package init(agent: AgentClient) { self.agent = agent }

    package func fetch(_ id: UUID) async throws -> Card? { try cards(.fetch(id)).first }

    package func fetchPage(_ request: PageRequest) async throws -> Page<Card> {
        let page = try await summaries(CardFilter(), request)
        var found: [Card] = []
        for summary in page.items { if let card = try await fetch(summary.id) { found.append(card) } }
        return Page(items: found, next: page.next)
    }

    package func summaries(_ filter: CardFilter, _ request: PageRequest) async throws -> Page<CardSummary> {
        guard case .summaries(let items, let next) = try agent.call(.summaries(filter, limit: request.limit, cursor: request.cursor)) else {
            throw AppError.agentUnreachable
        }
        return Page(items: items, next: next)
    }

    package func matches(_ reference: String) async throws -> [UUID] {
        guard case .ids(let ids) = try agent.call(.matches(reference)) else { throw AppError.agentUnreachable }
        return ids
    }

    package func save(_ models: [Card]) async throws { _ = try agent.call(.save(models.map(CardDTO.init))) }

    package func replace(_ card: Card, revision: Int) async throws { _ = try agent.call(.replace(CardDTO(card), revision: revision)) }

    package func delete(_ ids: [UUID]) async throws { _ = try agent.call(.delete(ids)) }

    package func versions(of id: UUID) async throws -> [Card] { try cards(.versions(id)) }

    /// 每秒看一眼；变了才给
    package func updates(_ request: PageRequest) -> Updates<Page<Card>> {
        Updates { continuation in
            let task = Task {
                var last: Page<Card>?
                do {
                    while true {
                        let page = try await fetchPage(request)
                        if page != last { continuation.yield(page) }
                        last = page
                        try await Task.sleep(for: .seconds(1))
                    }
                } catch { continuation.finish(throwing: error) }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func cards(_ request: AgentRequest) throws -> [Card] {
        guard case .cards(let cards) = try agent.call(request) else { throw AppError.agentUnreachable }
        return cards.map { $0.toEntity() }
    }
}
