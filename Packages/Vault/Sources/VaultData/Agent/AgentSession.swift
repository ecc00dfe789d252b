import CVaultSystem
import Foundation
import Kernel
import VaultDomain

/// 代理手里的库：锁着还是开着，谁来问都答
actor AgentSession {
    private let store: VaultStore
    private let throttle: ThrottleFile
    private let idle: Duration
    private var state: AuthenticationState = .setupRequired
    private var vault: OpenVault?
    private var lastUse = vault_uptime_milliseconds()

    init(paths: AgentPaths, idle: Duration, clock: any HubClock) async throws {
        store = try VaultStore(directory: paths.directory, clock: clock)
        throttle = ThrottleFile(path: paths.throttle, clock: clock)
        self.idle = idle
        if try await store.isSetUp() { state = .locked }
    }

    /// 开着而空闲得太久；休眠的时间也算
    var isIdle: Bool { state == .unlocked && .milliseconds(vault_uptime_milliseconds() - lastUse) >= idle }

    /// 回答一句话；出错也是回答
    func reply(to request: AgentRequest, _ secrets: [SecretBytes]) async -> AgentReply {
        do { return try await answer(request, secrets) } catch { return .failed(AppErrorDTO(error)) }
    }

    private func answer(_ request: AgentRequest, _ secrets: [SecretBytes]) async throws -> AgentReply {
        switch request {
        case .status:
            return .status(
                VaultStatus(state: state, idleSeconds: Int(idle / .seconds(1)), waitSeconds: throttle.waitSeconds))
        case .setUp:
            try open(await store.create(secrets[0]))
        case .unlock:
            try open(await throttle.attempt { [store] in try await store.unlock(secrets[0]) })
        case .lock:
            if state == .unlocked { try state.become(.locked) }
            vault = nil
        case .changePassword:
            try await throttle.attempt { [store] in try await store.changePassword(from: secrets[0], to: secrets[1]) }
        case .stop: break
        default: return try await content(request)
        }
        return .done
    }

    private func open(_ opened: OpenVault) throws {
        // 已经开着的，再开一次密码也要对
        if state != .unlocked { try state.become(.unlocked) }
        vault = opened
        lastUse = vault_uptime_milliseconds()
    }

    private func content(_ request: AgentRequest) async throws -> AgentReply {
        guard let vault else { throw state == .setupRequired ? AppError.vaultNotSetUp : .vaultLocked }
        lastUse = vault_uptime_milliseconds()
        let (cards, attachments) = (vault.cards, vault.attachments)
        switch request {
        case .fetch(let id): return .cards(try await cards.fetch(id).map { [CardDTO($0)] } ?? [])
        case .matches(let reference): return .ids(try await cards.matches(reference))
        case .summaries(let filter, let limit, let cursor):
            let page = try await cards.summaries(filter, PageRequest(limit: limit, cursor: cursor))
            return .summaries(page.items, next: page.next)
        case .save(let changed): try await cards.save(changed.map { $0.toEntity() })
        case .replace(let card, let revision): try await cards.replace(card.toEntity(), revision: revision)
        case .delete(let ids): try await cards.delete(ids)
        case .versions(let id): return .cards(try await cards.versions(of: id).map(CardDTO.init))
        case .attachments(let card): return .attachments(try await attachments.attachments(of: card))
        case .matchingAttachments(let reference): return .attachments(try await attachments.matches(reference))
        case .putAttachment(let attachment): try await attachments.put(attachment)
        case .removeAttachment(let id): try await attachments.remove(id)
        case .attachmentAccess(let id, let card): return .access(attachments.access(id, of: card))
        default: throw AppError.agentUnreachable
        }
        return .done
    }
}
