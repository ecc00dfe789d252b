#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// 稳定的 JSON 文字：键排序、缩进、不转义斜线
public enum JSONText {
    /// 编码；不能编码的内容说明程序有误，输出 null
    public static func encode(_ value: any Encodable, pretty: Bool = true) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }
}
