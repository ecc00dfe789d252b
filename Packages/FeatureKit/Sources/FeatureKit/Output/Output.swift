public import Kernel

/// 唯一的输出：数据到标准输出，其余到标准错误
public struct Output: Sendable {
    /// 样式
    public let format: OutputStyle.Format
    /// 只要编号，不要旁白
    public let isQuiet: Bool
    /// 界面语言
    public let language: Language
    private let data: any TextSink
    private let errors: any TextSink
    private let colours: (data: Bool, errors: Bool)

    /// 由样式与去处组成；NO_COLOR、TERM=dumb 与非终端都不用颜色，两个去处各自判断
    public init(
        style: OutputStyle, variables: [String: String], data: any TextSink = FileDescriptorSink.standardOutput,
        errors: any TextSink = FileDescriptorSink.standardError
    ) {
        format = style.format
        isQuiet = style.isQuiet
        language = style.language ?? Language(environment: variables)
        self.data = data
        self.errors = errors
        let allowed = style.allowsColour && (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb"
        colours = (allowed && data.isTerminal, allowed && errors.isTerminal)
    }

    /// 展示一个命令的内容
    public func show(_ screen: Screen) {
        switch format {
        case .json: write(JSONText.encode(screen.json))
        case .plain: write(PlainRenderer(quiet: isQuiet).render(screen.blocks, language))
        case .table where isQuiet: write(PlainRenderer(quiet: true).render(screen.blocks, language))
        case .table: write(TableRenderer(language: language, colour: colours.data).render(screen.blocks))
        }
    }

    /// 原样写到标准输出，如一份 SVG
    public func raw(_ text: String) { write(text) }

    /// 旁白：说做了什么、下一步做什么；安静时不说
    public func note(_ text: LocalizedText) {
        guard !isQuiet else { return }
        complain(text[language])
    }

    /// 一个长活的进度；不在终端上或安静时什么也不显示
    public func progress(_ label: LocalizedText, total: Int, clock: any HubClock) -> Progress {
        Progress(label[language], total: total, errors: errors.isTerminal && !isQuiet ? errors : nil, clock: clock)
    }

    /// 报告失败，返回退出码；意料之外的错误只进日志，不上屏幕
    @discardableResult
    public func fail(_ error: any Error, log: AppLogger? = nil) -> Int32 {
        if error is CancellationError { return ExitStatus.interrupted }
        let known: AppError
        if let error = error as? AppError {
            known = error
        } else {
            log?.error("意料之外的错误：\(type(of: error))")
            known = .unexpected
        }
        complain(ErrorRenderer(language: language, colour: colours.errors).render(known, asJSON: format == .json))
        return ExitStatus.code(for: known.kind)
    }

    func write(_ text: String) {
        guard !text.isEmpty else { return }
        data.write(text.hasSuffix("\n") ? text : text + "\n")
    }

    func complain(_ text: String) { errors.write(text.hasSuffix("\n") ? text : text + "\n") }
}

extension AppError {
    fileprivate static let unexpected = AppError.system(
        "UNEXPECTED", .internalFailure, LocalizedText(zh: "出了意料之外的错", en: "Something unexpected went wrong."),
        next: LocalizedText(zh: "细节在状态目录的 hub.log 里（hub config path）", en: "Details are in hub.log in the state directory."))
}
