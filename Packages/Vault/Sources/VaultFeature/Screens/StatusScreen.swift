import FeatureKit
import Kernel
import VaultDomain

/// 状态的样子
enum StatusScreen {
    static func screen(_ status: VaultStatus, _ language: Language) -> Screen {
        let text =
            switch status.state {
            case .setupRequired: LocalizedText(zh: "还没有建：hub vault init", en: "not made yet: hub vault init")
            case .locked: LocalizedText(zh: "锁着：hub vault unlock", en: "locked: hub vault unlock")
            case .unlocked: LocalizedText(zh: "开着", en: "open")
            }
        var fields = [(LocalizedText(zh: "保险库", en: "Vault"), Cell(text[language], .strong))]
        if status.state == .unlocked {
            fields.append((LocalizedText(zh: "空闲上锁", en: "Locks after"), Cell("\(status.idleSeconds) s")))
        }
        if status.waitSeconds > 0 {
            fields.append((LocalizedText(zh: "再试要等", en: "Next try in"), Cell("\(status.waitSeconds) s", .warning)))
        }
        return Screen(json: status, blocks: [.fields(fields)])
    }
}
