import Foundation
import Kernel
import VaultDomain

extension Attachment {
    /// 封住的说明
    func sealed(_ keys: VaultKeys) throws -> [UInt8] {
        try SealedBytes.seal(JSONEncoder().encode(self), with: keys.attachment, aad: keys.context.bytes(.attachment, cardID, id))
    }

    /// 打开说明；换了卡片、换了身份都抛 VAULT_TAMPERED
    init(sealed: Data, id: UUID, card: UUID, _ keys: VaultKeys) throws {
        let bytes = try SealedBytes.open(sealed, with: keys.attachment, aad: keys.context.bytes(.attachment, card, id))
        guard let attachment = try? JSONDecoder().decode(Attachment.self, from: Data(bytes)), attachment.id == id, attachment.cardID == card
        else { throw AppError.vaultTampered }
        self = attachment
    }
}
