
public struct DictionaryInterpreter: ItemInterpreter {
    public init() {}
    public func interpret(name: String, value: String, unit: String, referenceRange: String) -> ExtractedItem {
        ExtractedItem(name: name, value: value)
    }
}
