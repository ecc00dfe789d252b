/// 一行 JSON 请求；带 bytes 的后面紧跟这么多原始字节
struct Request: Decodable, Sendable {
    enum Operation: String, Decodable, Sendable { case page, cells, image }

    /// 一格及其读法
    struct Cell: Decodable, Sendable {
        enum Mode: String, Decodable, Sendable { case number, text }
        let x: Double
        let y: Double
        let w: Double
        let h: Double
        let mode: Mode

        var box: PixelBox {
            func pixel(_ value: Double) -> Int { value.isFinite ? Int(max(-100_000, min(100_000, value))) : 0 }
            return PixelBox(x: pixel(x), y: pixel(y), width: max(1, pixel(w)), height: max(1, pixel(h)))
        }
    }

    let op: Operation
    let bytes: Int?
    /// auto、zh 或 en
    let language: String?
    let recognize: Bool?
    let cells: [Cell]?
    let maxSide: Int?
}

/// 先只看字节数，请求本身不合规也能跳过负载
struct PayloadSize: Decodable {
    let bytes: Int?
}
