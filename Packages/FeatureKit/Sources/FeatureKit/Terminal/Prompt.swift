public import Kernel

/// 向人提问；没有终端或给了 --no-input 时从不提问，而是说清该用哪个开关
public struct Prompt: Sendable {
    private let isInteractive: Bool
    private let language: Language
    private let errors: any TextSink
    private let readAnswer: @Sendable () -> String?

    /// 能否提问由调用者判断；问题写到标准错误
    public init(
        isInteractive: Bool, language: Language, errors: any TextSink, readAnswer: @escaping @Sendable () -> String? = { readLine() }
    ) {
        self.isInteractive = isInteractive
        self.language = language
        self.errors = errors
        self.readAnswer = readAnswer
    }

    /// 是否问；不能问时抛 CONFIRMATION_REQUIRED 并说出替代的开关
    public func confirm(_ question: LocalizedText, insteadOf flag: String) throws -> Bool {
        guard isInteractive else {
            throw AppError.recoverable(
                "CONFIRMATION_REQUIRED", .usage, LocalizedText(zh: "需要确认：\(question.zh)", en: "Confirmation needed: \(question.en)"),
                next: LocalizedText(zh: "确定要做就加上 \(flag)", en: "Add \(flag) to go ahead."))
        }
        errors.write(question[language] + (language == .zh ? " [y/N]：" : " [y/N]: "))
        return ["y", "yes", "是"].contains(readAnswer()?.lowercased() ?? "")
    }

    /// 问一行；不能问或没有回答时为 nil
    public func ask(_ question: LocalizedText) -> String? {
        guard isInteractive else { return nil }
        errors.write(question[language] + (language == .zh ? "：" : ": "))
        return readAnswer()
    }

    /// 能否提问
    public var canAsk: Bool { isInteractive }
}
