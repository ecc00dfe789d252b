/// 一份来源文件读出的全部页；识别而来的页可以回头重读格子
public struct DocumentText: Sendable {
    /// 各页，按页码升序
    public let pages: [PageText]
    /// 重读者；文字层没有
    public let rereader: (any CellRereader)?

    /// 由各页组成一份文件
    public init(pages: [PageText], rereader: (any CellRereader)? = nil) {
        self.pages = pages
        self.rereader = rereader
    }
}
