public import Kernel

/// 导入一份文件时的要求
public struct ImportOptions: Sendable, Hashable {
    /// 没有挡路的提示就直接入历史，存疑的条目留待复核
    public let accept: Bool
    /// 人给的报告日期
    public let date: CivilDate?

    /// 默认停在草稿
    public init(accept: Bool = false, date: CivilDate? = nil) {
        self.accept = accept
        self.date = date
    }
}

/// 导入的结局
public struct ImportOutcome: Sendable, Hashable {
    /// 得到的报告：草稿或已入历史
    public let report: LabReport
    /// 同一份文件以前导入过，这次什么也没做
    public let isRepeat: Bool
    /// 要求直接入历史却被挡住的原因
    public let refusal: AppError?

    /// 逐字段构造
    public init(report: LabReport, isRepeat: Bool = false, refusal: AppError? = nil) {
        self.report = report
        self.isRepeat = isRepeat
        self.refusal = refusal
    }
}

/// 要导入的一份东西
public enum ImportSource: Sendable, Hashable {
    /// 本机文件
    case file(String)
    /// 已在手上的内容，如标准输入
    case bytes([UInt8], name: String)
}

/// 把文件变成草稿或历史
public protocol ReportImporter: Sendable {
    /// 导入一份；同一内容只导入一次
    func importDocument(_ source: ImportSource, _ options: ImportOptions) async throws -> ImportOutcome
    /// 没做完的任务
    func unfinished() async throws -> [ImportJob]
    /// 把一个没做完的任务做完
    func resume(_ job: ImportJob) async throws -> ImportOutcome
}

/// 只读不存：文件到抽取结果
public struct ReportExtraction: Sendable {
    private let reader: any DocumentReader
    private let extractor: any StructuredExtractor

    /// 由读字者与抽取者组成
    public init(reader: any DocumentReader, extractor: any StructuredExtractor) {
        self.reader = reader
        self.extractor = extractor
    }

    /// 读一份文件
    public func extract(_ path: String) async throws -> ExtractedReport {
        async let ready: Void = extractor.prepare()
        let document = try await reader.read(path)
        await ready
        return try await extractor.extract(document)
    }
}

/// 把收下的文件读成词
public protocol DocumentReader: Sendable {
    /// 读出各页的词；抛文件与识别的各种错误
    func read(_ path: String) async throws -> DocumentText
    /// 文字已读出之后，仍能回头重读格子的人；文字层没有
    func rereader(for path: String, pages: [PageText]) async throws -> (any CellRereader)?
}
