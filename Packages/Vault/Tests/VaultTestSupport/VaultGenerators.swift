import FoundationEssentials
import Kernel
public import TestSupport
public import VaultDomain

/// 保险库测试用的随机内容
extension Gen where Value == String {
    /// 中英文、数字、表情与换行混杂的文字
    public static func text(_ lengths: ClosedRange<Int> = 0...30) -> Gen<String> {
        let alphabet = Array("ABCxyz 0189-_'\"%,;\n\t北京市海淀区张三李四税号ÀéßЖ🏠ｆｕｌｌ")
        return Gen { random in
            String((0..<Int.random(in: lengths, using: &random)).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
        }
    }

    /// 至少有一个看得见的字
    public static var filled: Gen<String> { text(0...20).map { "字" + $0 } }

    /// 有效的手机号
    public static var mobile: Gen<String> {
        Gen { random in
            let prefix = ["138", "199", "150", "177", "186", "166", "147"][Int.random(in: 0..<7, using: &random)]
            return prefix + (0..<8).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
        }
    }
}

extension Gen where Value == Card {
    /// 任意卡片；时刻可以给定
    public static func card(modifiedAt: ClosedRange<Int> = 0...1_000_000) -> Gen<Card> {
        Gen { random in
            let template = CardTemplate.builtIn[Int.random(in: 0..<CardTemplate.builtIn.count, using: &random)]
            let values = Dictionary(uniqueKeysWithValues: template.fields.map { ($0.key, value(for: $0.kind, &random)) })
            let draft = CardDraft(
                title: Gen<String>.filled.make(&random), group: Bool.random(using: &random) ? .personal : .company, template: template.id,
                fields: template.fill(values, language: .zh), tags: Gen<String>.filled.array(0...4).make(&random))
            let time = Timestamp(milliseconds: Int64(Int.random(in: modifiedAt, using: &random)))
            return draft.card(id: UUID(), at: time).applying(CardChange(isPinned: Bool.random(using: &random)), at: time)
        }
    }

    private static func value(for kind: FieldKind, _ random: inout SeededGenerator) -> String {
        switch kind {
        case .phone: Gen<String>.mobile.make(&random)
        case .taxID: "91350100M000100Y43"
        default: Gen<String>.filled.make(&random)
        }
    }
}
