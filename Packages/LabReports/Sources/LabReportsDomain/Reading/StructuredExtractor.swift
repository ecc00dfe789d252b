/// 把一份文件的词变成结构化的检验报告；离线阅读器与云端模型都实现它
public protocol StructuredExtractor: Sendable {
    /// 读出报告；没有表格时返回空条目并带 NO_TABLE 提示
    func extract(_ document: DocumentText) async throws -> ExtractedReport
    /// 先备好要用的东西；与读文件并行，不做也无妨
    func prepare() async
}

extension StructuredExtractor {
    /// 默认没有要备的
    public func prepare() async {}
}
