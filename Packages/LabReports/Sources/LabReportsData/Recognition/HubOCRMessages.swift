/// 发给助手的一行请求
struct HubOCRRequest: Encodable, Sendable {
    struct Cell: Encodable, Sendable {
        let x: Double
        let y: Double
        let w: Double
        let h: Double
        let mode: String
    }

    let op: String
    var bytes: Int?
    var language: String?
    var recognize: Bool?
    var cells: [Cell]?
}

/// 助手答的一行；各种答复的字段并在一起
struct HubOCRAnswer: Decodable, Sendable {
    struct Word: Decodable, Sendable {
        let t: String
        let x: Double
        let y: Double
        let w: Double
        let h: Double
        let c: Double
    }

    struct Cell: Decodable, Sendable {
        let t: String
        let c: Double
    }

    let ok: Bool
    let code: String?
    let detail: String?
    let width: Double?
    let height: Double?
    let language: String?
    let rotation: Int?
    let words: [Word]?
    let cells: [Cell]?
}
