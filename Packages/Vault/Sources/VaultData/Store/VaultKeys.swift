import Crypto
import Foundation

/// 开着的库用的各把子密钥与认证的上下文
struct VaultKeys: Sendable {
    let context: AssociatedData
    let card: SymmetricKey
    let field: SymmetricKey
    let history: SymmetricKey
    let attachment: SymmetricKey
    let template: SymmetricKey
    let root: SymmetricKey
    let digest: SymmetricKey

    init(_ key: VaultKey, header: VaultHeader) {
        context = AssociatedData(vault: header.vault, epoch: header.epoch)
        card = key.subkey("card")
        field = key.subkey("field")
        history = key.subkey("history")
        attachment = key.subkey("attachment")
        template = key.subkey("template")
        root = key.subkey("root")
        digest = key.subkey("digest")
    }

    /// 每个附件一把密钥
    func file(_ id: UUID) -> SymmetricKey {
        KeyDerivation.subkey(attachment, "file", salt: withUnsafeBytes(of: id.uuid) { Array($0) })
    }
}
