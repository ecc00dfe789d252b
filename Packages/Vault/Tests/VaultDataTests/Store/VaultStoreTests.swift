import Foundation
import Kernel
import TestSupport
import Testing
import VaultData
import VaultDomain
import VaultTestSupport

@Suite("保险库的开与锁")
struct VaultStoreTests {
    @Test func 建立打开换密码() async throws {
        let world = try VaultWorld()
        #expect(await code { _ = try await world.store.unlock(VaultWorld.secret()) } == "VAULT_NOT_SET_UP")
        let card = try await world.repository(try await world.create()).create(.sample()).card
        #expect(await code { _ = try await world.create() } == "VAULT_EXISTS")
        #expect(await code { _ = try await world.store.unlock(VaultWorld.secret("wrong password")) } == "PASSWORD_WRONG")
        try await world.store.changePassword(from: VaultWorld.secret(), to: VaultWorld.secret("a new password"), kdf: VaultWorld.quickKDF())
        #expect(await code { _ = try await world.store.unlock(VaultWorld.secret()) } == "PASSWORD_WRONG")
        let again = try await world.store.unlock(VaultWorld.secret("a new password"))
        #expect(try await world.repository(again).require(card.id) == card)
    }

    // Feature: quick-vault-ios, Property 29: For any password change attempt, the old password must be verified before allowing the change.
    @Test func 性质29_换密码先验旧的() async throws {
        let world = try VaultWorld()
        _ = try await world.create()
        try await forAll(Gen<String>.text(8...20)) { wrong in
            let refused = await code {
                try await world.store.changePassword(
                    from: VaultWorld.secret(wrong), to: VaultWorld.secret("next password"), kdf: VaultWorld.quickKDF())
            }
            return refused == "PASSWORD_WRONG"
        }
        #expect(await code { _ = try await world.store.unlock(VaultWorld.secret()) } == "")
    }

    @Test func 短密码不收也不留下什么() async throws {
        let world = try VaultWorld()
        #expect(await code { _ = try await world.store.create(VaultWorld.secret("1234567")) } == "PASSWORD_TOO_SHORT")
        #expect(try await !world.store.isSetUp())
    }

    @Test(arguments: ["{}", "not json", #"{"format":1}"#]) func 坏的头(header: String) async throws {
        let world = try VaultWorld()
        _ = try await world.create()
        try await SQLiteFile(world.directory.file("vault.sqlite")).execute("UPDATE vault_states SET header = '\(header)'")
        #expect(await code { _ = try await world.store.unlock(VaultWorld.secret()) } == "VAULT_HEADER_DAMAGED")
    }
}
