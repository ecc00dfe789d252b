import Kernel

extension AppError {
    static let pdfTruncated = pdf(
        "PDF_TRUNCATED", LocalizedText(zh: "PDF 不完整，末尾缺失", en: "The PDF is cut off before its end."),
        next: LocalizedText(zh: "重新下载完整的文件", en: "Download the whole file again."))

    static let pdfDamaged = pdf(
        "PDF_DAMAGED", LocalizedText(zh: "PDF 已损坏", en: "The PDF is damaged."),
        next: LocalizedText(zh: "换一份文件，或用阅读器另存后再试", en: "Try another copy, or save it again from a viewer."))

    static let pdfEncrypted = pdf(
        "PDF_ENCRYPTED", LocalizedText(zh: "PDF 有密码", en: "The PDF is protected by a password."),
        next: LocalizedText(zh: "先用密码打开，另存为不加密的 PDF", en: "Open it with its password and save an unprotected copy."))

    static let pdfTooManyPages = pdf(
        "PDF_TOO_MANY_PAGES",
        LocalizedText(zh: "PDF 超过 \(PDFReader.pageLimit) 页", en: "The PDF has more than \(PDFReader.pageLimit) pages."),
        next: LocalizedText(zh: "只导入含检验结果的那几页", en: "Import only the pages with results."))

    static func toolMissing(_ tool: String) -> AppError {
        .recoverable(
            "TOOL_MISSING", .unavailable, LocalizedText(zh: "没有找到 \(tool)", en: "\(tool) is not installed."),
            next: LocalizedText(zh: "安装：sudo apt install poppler-utils", en: "Install it: sudo apt install poppler-utils"))
    }

    static func toolTimedOut(_ tool: String) -> AppError {
        .recoverable(
            "TOOL_TIMED_OUT", .unavailable, LocalizedText(zh: "\(tool) 用时过长，已停止", en: "\(tool) took too long and was stopped."),
            next: LocalizedText(zh: "换一份较小的文件，或拆开后再试", en: "Try a smaller file, or split it first."))
    }

    private static func pdf(_ code: String, _ message: LocalizedText, next: LocalizedText) -> AppError {
        .userFacing(code, .data, message, next: next)
    }
}
