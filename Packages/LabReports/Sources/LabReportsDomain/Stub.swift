public import Kernel

public struct OfflineExtractor: StructuredExtractor {
    public init(today: CivilDate) {}
    public func extract(_ document: DocumentText) async throws -> ExtractedReport { ExtractedReport() }
}
public struct DictionaryInterpreter: ItemInterpreter {
    public init() {}
    public func interpret(name: String, value: String, unit: String, referenceRange: String) -> ExtractedItem {
        ExtractedItem(name: name, value: value)
    }
}
