import Foundation
import Kernel
import TestSupport
import VaultData
import VaultDomain

/// 一个临时的库，参数取最轻的，免得测试都花在 scrypt 上
struct VaultWorld {
    static let password = "correct horse battery"

    let directory = TemporaryDirectory()
    let clock = ManualClock()
    let store: VaultStore

    init() throws { store = try VaultStore(directory: directory.path, clock: clock) }

    static func secret(_ text: String = password) throws -> SecretBytes { try SecretBytes(copying: Array(text.utf8)) }

    static func quickKDF() throws -> KDFParameters { try KDFParameters(logN: 10, salt: Array(0..<16)) }

    func create() async throws -> OpenVault { try await store.create(Self.secret(), kdf: Self.quickKDF()) }

    func repository(_ vault: OpenVault) -> DefaultCardRepository<EncryptedCardDataSource> {
        DefaultCardRepository(local: vault.cards, clock: clock)
    }

    /// 落盘的全部字节
    func stored() throws -> Data {
        try FileManager.default.subpathsOfDirectory(atPath: directory.path).reduce(into: Data()) { all, name in
            all += FileManager.default.contents(atPath: directory.path + "/" + name) ?? Data()
        }
    }
}

extension CardDraft {
    init(_ card: Card) { self.init(title: card.title, group: card.group, template: card.template, fields: card.fields, tags: card.tags) }
}

/// 抛出的错误码；没有抛为空
func code(_ body: () async throws -> Void) async -> String {
    do { try await body() } catch let error as AppError { return error.code } catch { return "\(error)" }
    return ""
}
