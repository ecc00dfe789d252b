/// 把一份文件的词变成结构化的检验报告；离线阅读器与云端模型都实现它
public protocol StructuredExtractor: Sendable {
    /// 读出报告；没有表格时返回空条目并带 NO_TABLE 提示
    func extract(_ document: DocumentText) async throws -> ExtractedReport
}
