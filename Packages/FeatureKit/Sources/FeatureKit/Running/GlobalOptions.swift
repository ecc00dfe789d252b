public import ArgumentParser
public import Kernel

/// 每个命令都有的开关
public struct GlobalOptions: ParsableArguments, Sendable {
    /// 是否输出 JSON
    @Flag(help: .text(zh: "输出一个 JSON 文档", en: "Print one JSON document."))
    public var json = false

    /// 是否输出制表符分隔的行
    @Flag(help: .text(zh: "每行一条，制表符分隔", en: "Print one record a line, tab-separated."))
    public var plain = false

    /// 是否只输出编号
    @Flag(name: [.short, .long], help: .text(zh: "只输出编号，不说多余的话", en: "Print identifiers only."))
    public var quiet = false

    /// 界面语言；不给则看环境
    @Option(help: .text(zh: "界面语言：zh 或 en", en: "Language: zh or en."))
    public var lang: Language?

    /// 是否不用颜色
    @Flag(name: .customLong("no-color"), help: .text(zh: "不用颜色", en: "No colour."))
    public var noColor = false

    /// 是否从不提问
    @Flag(name: .customLong("no-input"), help: .text(zh: "从不提问", en: "Never ask."))
    public var noInput = false

    /// 默认值
    public init() {}

    /// 由开关得来的输出样式
    public var style: OutputStyle {
        var style = OutputStyle()
        style.format = json ? .json : plain ? .plain : .table
        style.isQuiet = quiet
        style.language = lang
        style.allowsColour = !noColor
        style.allowsInput = !noInput
        return style
    }

    /// --json 与 --plain 互斥
    public func validate() throws {
        if json && plain { throw ValidationError(Language.process == .zh ? "--json 与 --plain 只能选一个" : "Choose --json or --plain.") }
    }
}

extension Language: @retroactive ExpressibleByArgument {
    /// 本进程的界面语言：--lang，其次 LC_ALL、LC_MESSAGES、LANG；帮助文字用它
    public static let process: Language = {
        let arguments = CommandLine.arguments
        if let flag = arguments.firstIndex(of: "--lang"), flag + 1 < arguments.count, let named = Language(rawValue: arguments[flag + 1]) {
            return named
        }
        if let joined = arguments.first(where: { $0.hasPrefix("--lang=") }), let named = Language(rawValue: String(joined.dropFirst(7))) {
            return named
        }
        return Language(environment: SystemEnvironment.variables)
    }()

    /// 由环境变量推断
    public init(environment: [String: String]) {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        self.init(localeName: named ?? "C")
    }
}

extension ArgumentHelp {
    /// 双语的帮助文字，取本进程的语言
    public static func text(zh: String, en: String) -> ArgumentHelp { ArgumentHelp(stringLiteral: String.text(zh: zh, en: en)) }
}

extension String {
    /// 双语的帮助文字，取本进程的语言
    public static func text(zh: String, en: String) -> String { LocalizedText(zh: zh, en: en)[.process] }
}
