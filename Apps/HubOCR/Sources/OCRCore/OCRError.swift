/// 助手进程回给调用者的错误：稳定码与细节
public struct OCRError: Error, Sendable, Hashable {
    /// 稳定码，形如 IMAGE_UNREADABLE
    public let code: String
    /// 给日志看的细节
    public let detail: String

    /// 不是能读的 PNG 或 JPEG
    static func imageUnreadable(_ detail: String) -> OCRError { OCRError(code: "IMAGE_UNREADABLE", detail: detail) }
    /// 边长或像素数超限
    static func imageTooLarge(_ detail: String) -> OCRError { OCRError(code: "IMAGE_TOO_LARGE", detail: detail) }
    /// 语言数据没有装
    static func languageMissing(_ name: String) -> OCRError { OCRError(code: "OCR_LANGUAGE_MISSING", detail: name) }
    /// 识别超过时限
    static func timedOut(_ detail: String) -> OCRError { OCRError(code: "OCR_TIMED_OUT", detail: detail) }
    /// 请求不合协议
    static func badRequest(_ detail: String) -> OCRError { OCRError(code: "BAD_REQUEST", detail: detail) }
    /// 还没有页面就要格子或图
    static func noPage() -> OCRError { OCRError(code: "NO_PAGE", detail: "no page prepared yet") }
    /// 其余失败
    static func failed(_ detail: String) -> OCRError { OCRError(code: "OCR_FAILED", detail: detail) }
}
