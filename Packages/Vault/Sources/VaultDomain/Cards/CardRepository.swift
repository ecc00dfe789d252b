public import FoundationEssentials
public import Kernel

/// 卡片仓库：校验、时刻、版次与冲突的规则都在它身上
public protocol CardRepository: Repository where Model == Card {
    /// 建立；不合规则抛 CARD_INVALID。返回只提示的不妥
    func create(_ draft: CardDraft) async throws -> (card: Card, warnings: [CardProblem])
    /// 修改 revision 这一版；已被别人改过抛 CARD_CHANGED
    func update(_ id: UUID, revision: Int, _ change: CardChange) async throws -> (card: Card, warnings: [CardProblem])
    /// 置顶或取消
    func togglePin(_ id: UUID) async throws -> Card
    /// 必须存在的卡片；没有抛 CARD_NOT_FOUND
    func require(_ id: UUID) async throws -> Card
    /// 人写的称呼指哪一张：身份的开头几位，或标题；抛 CARD_NOT_FOUND、CARD_AMBIGUOUS
    func resolve(_ reference: String) async throws -> UUID
    /// 按条件取一页概况，置顶在前、新的在前
    func summaries(_ filter: CardFilter, _ request: PageRequest) async throws -> Page<CardSummary>
    /// 旧版，新的在前
    func versions(of id: UUID) async throws -> [Card]
    /// 恢复成某一旧版的内容，成为新的一版；没有抛 VERSION_NOT_FOUND
    func restore(_ id: UUID, version: Int) async throws -> Card
}

/// 卡片的本机数据源：开着的库，或替它转交的代理
public protocol LocalCardDataSource: LocalDataSource where Model == Card {
    /// 身份以它开头（至少四位），或标题就是它的卡片；最多给两张
    func matches(_ reference: String) async throws -> [UUID]
    /// 按条件取一页概况
    func summaries(_ filter: CardFilter, _ request: PageRequest) async throws -> Page<CardSummary>
    /// 库里还是 revision 这一版时换成新的一版，旧的留作历史；否则抛 CARD_CHANGED
    func replace(_ card: Card, revision: Int) async throws
    /// 旧版，新的在前
    func versions(of id: UUID) async throws -> [Card]
}

extension AppError {
    /// 没有这张卡片
    public static func cardNotFound(_ reference: String) -> AppError {
        .recoverable(
            "CARD_NOT_FOUND", .inputMissing, LocalizedText(zh: "没有这张卡片：\(reference)", en: "No such card: \(reference)."),
            next: LocalizedText(zh: "hub vault list 列出全部", en: "hub vault list shows them all."))
    }

    /// 称呼不止指一张
    public static func cardAmbiguous(_ reference: String) -> AppError {
        .recoverable(
            "CARD_AMBIGUOUS", .usage, LocalizedText(zh: "「\(reference)」不止指一张卡片", en: "“\(reference)” names more than one card."),
            next: LocalizedText(zh: "用 hub vault list 里的编号", en: "Use an ID from hub vault list."))
    }

    /// 卡片在别处改过了
    public static let cardChanged = AppError.recoverable(
        "CARD_CHANGED", .busy, LocalizedText(zh: "这张卡片刚在别处改过，没有动它", en: "The card was changed elsewhere; nothing was saved."),
        next: LocalizedText(zh: "hub vault show 看过新的内容再改", en: "Look with hub vault show, then change it again."))

    /// 没有这一版
    public static func versionNotFound(_ version: Int) -> AppError {
        .recoverable(
            "VERSION_NOT_FOUND", .inputMissing, LocalizedText(zh: "没有第 \(version) 版", en: "There is no version \(version)."),
            next: LocalizedText(zh: "hub vault history 列出各版", en: "hub vault history lists them."))
    }
}
