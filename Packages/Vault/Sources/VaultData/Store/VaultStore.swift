import Foundation
import GRDB
package import Kernel
import Storage
import VaultDomain

/// 一个保险库的文件：建立、开锁、换主密码；锁着的时候只看得见头
package final class VaultStore: Sendable {
    private let store: SQLiteStore
    private let clock: any HubClock

    /// 打开或新建 directory 里的库；抛 STORAGE_* 各错误
    package init(directory: String, clock: any HubClock) throws {
        store = try SQLiteStore(path: directory + "/vault.sqlite", migrations: VaultSchema.migrations)
        self.clock = clock
    }

    /// 设过主密码没有
    package func isSetUp() async throws -> Bool { try await storedHeader() != nil }

    /// 定下主密码，建一个空库并打开；已经有了抛 VAULT_EXISTS，密码太短抛 PASSWORD_TOO_SHORT
    package func create(_ password: SecretBytes, kdf: KDFParameters? = nil) async throws -> OpenVault {
        try password.withBytes { try PasswordPolicy.check(utf8: $0) }
        guard try await !isSetUp() else { throw AppError.vaultExists }
        let key = try VaultKey.random()
        let parameters = try kdf ?? KeyDerivation.calibrated(salt: Self.newSalt(), clock: clock)
        let header = try VaultHeader(vault: UUID(), epoch: 1, key: key, password: password, kdf: parameters)
        let keys = VaultKeys(key, header: header)
        let (document, root) = (try JSONEncoder().encode(header), try SealedRows.seal(StateRoot(), keys))
        try await store.write { db in
            guard try Data.fetchOne(db, sql: "SELECT header FROM vault_states") == nil else { throw AppError.vaultExists }
            try db.execute(sql: "INSERT INTO vault_states (id, header, root) VALUES (1, ?, ?)", arguments: [document, root])
        }
        return OpenVault(store: store, key: key, header: header)
    }

    /// 用主密码打开；抛 VAULT_NOT_SET_UP、PASSWORD_WRONG
    package func unlock(_ password: SecretBytes) async throws -> OpenVault {
        let header = try await header()
        let key = try header.unlock(password)
        let keys = VaultKeys(key, header: header)
        _ = try await store.read { try SealedRows.root($0, keys) }
        return OpenVault(store: store, key: key, header: header)
    }

    /// 换主密码：旧的要对；只重封库密钥，不动内容
    package func changePassword(from old: SecretBytes, to new: SecretBytes, kdf: KDFParameters? = nil) async throws {
        try new.withBytes { try PasswordPolicy.check(utf8: $0) }
        let current = try await header()
        let key = try current.unlock(old)
        let parameters = try kdf ?? KeyDerivation.calibrated(salt: Self.newSalt(), clock: clock)
        let next = try VaultHeader(vault: current.vault, epoch: current.epoch, key: key, password: new, kdf: parameters)
        let document = try JSONEncoder().encode(next)
        try await store.write { db in
            // 两处同时换密码，后来的不覆盖先来的
            let stored = try Data.fetchOne(db, sql: "SELECT header FROM vault_states WHERE id = 1")
            guard try stored.map({ try JSONDecoder().decode(VaultHeader.self, from: $0) }) == current else {
                throw AppError.passwordChanged
            }
            try db.execute(sql: "UPDATE vault_states SET header = ? WHERE id = 1", arguments: [document])
        }
    }

    /// 库的头；没有抛 VAULT_NOT_SET_UP，读不懂抛 VAULT_HEADER_DAMAGED
    package func header() async throws -> VaultHeader {
        guard let document = try await storedHeader() else { throw AppError.vaultNotSetUp }
        do { return try JSONDecoder().decode(VaultHeader.self, from: document) } catch { throw AppError.headerDamaged }
    }

    /// 已有数据时打开并自检；没有就什么也不建
    package static func checkExisting(directory: String, clock: any HubClock) async throws {
        guard PrivateFile.exists(directory + "/vault.sqlite") else { return }
        try await VaultStore(directory: directory, clock: clock).store.check()
    }

    private func storedHeader() async throws -> Data? {
        try await store.read { try Data.fetchOne($0, sql: "SELECT header FROM vault_states WHERE id = 1") }
    }

    private static func newSalt() throws -> [UInt8] { try SecretBytes(random: 32).withBytes { Array($0) } }
}

/// 开着的库
package final class OpenVault: Sendable {
    /// 卡片
    package let cards: EncryptedCardDataSource
    /// 附件
    package let attachments: AttachmentStore
    private let key: VaultKey

    init(store: SQLiteStore, key: VaultKey, header: VaultHeader) {
        self.key = key
        let keys = VaultKeys(key, header: header)
        let folder = AttachmentFolder(vault: URL(filePath: store.path).deletingLastPathComponent().path)
        cards = EncryptedCardDataSource(store: store, keys: keys, folder: folder)
        attachments = AttachmentStore(store: store, keys: keys)
    }
}

extension AppError {
    static let passwordChanged = AppError.recoverable(
        "PASSWORD_CHANGED", .busy, LocalizedText(zh: "主密码刚在别处换过", en: "The password was just changed elsewhere."),
        next: LocalizedText(zh: "用新的密码再试", en: "Try again with the new one."))
}
