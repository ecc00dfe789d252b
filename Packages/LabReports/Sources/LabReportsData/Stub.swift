public import LabReportsDomain

public struct DefaultDocumentReader: DocumentReader {
    public init(variables: [String: String]) {}
    public func read(_ path: String) async throws -> DocumentText { DocumentText(pages: []) }
    public func rereader(for path: String, pages: [PageText]) async throws -> (any CellRereader)? { nil }
}
