public import ArgumentParser
public import Kernel

/// 列表命令的翻页开关
public struct PagingOptions: ParsableArguments, Sendable {
    /// 最多多少条
    @Option(help: .text(zh: "最多多少条", en: "At most how many."))
    public var limit = 50

    /// 上一页给出的游标
    @Option(help: .text(zh: "接着上一页", en: "Go on after the last page."))
    public var after: String?

    /// 默认值
    public init() {}

    /// 由开关得来的请求
    public var request: PageRequest { PageRequest(limit: limit, cursor: after) }
}
