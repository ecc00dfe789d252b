import Kernel

/// 识别阶段的错误，双语并带下一步
enum RecognitionErrors {
    // 装齐识别工具与语言的命令
    private static let install = "sudo apt-get install tesseract-ocr tesseract-ocr-chi-sim tesseract-ocr-eng"

    /// 没有任何识别工具
    static func toolMissing() -> AppError {
        .recoverable(
            "OCR_TOOL_MISSING", .unavailable, LocalizedText(zh: "没有找到文字识别工具", en: "No OCR tool was found."),
            next: LocalizedText(zh: "安装：\(install)", en: "Install it: \(install)"))
    }

    /// 没有语言数据
    static func languageMissing(_ name: String) -> AppError {
        .recoverable(
            "OCR_LANGUAGE_MISSING", .unavailable, LocalizedText(zh: "缺少识别语言 \(name)", en: "The OCR language \(name) is not installed."),
            next: LocalizedText(zh: "安装：\(install)", en: "Install it: \(install)"))
    }

    /// 图片坏了或不是 PNG、JPEG
    static func imageUnreadable() -> AppError {
        .userFacing(
            "IMAGE_UNREADABLE", .data,
            LocalizedText(zh: "图片读不出来：不是完整的 PNG 或 JPEG", en: "The picture cannot be read: not a complete PNG or JPEG."),
            next: LocalizedText(zh: "换一张，或另存为 PNG、JPEG 再试", en: "Use another picture, or save it again as PNG or JPEG."))
    }

    /// 图片没有传完
    static func imageTruncated() -> AppError {
        .userFacing(
            "IMAGE_TRUNCATED", .data, LocalizedText(zh: "图片不完整，末尾缺失", en: "The picture is cut off before its end."),
            next: LocalizedText(zh: "重新下载或拍摄整张图片", en: "Download the whole file again, or take another photo."))
    }

    /// 像素太多
    static func imageTooLarge() -> AppError {
        .userFacing(
            "IMAGE_TOO_LARGE", .data,
            LocalizedText(zh: "图片太大：上限一亿像素、边长三万", en: "The picture is too large: at most 100 megapixels and 30,000 a side."),
            next: LocalizedText(zh: "缩小图片再试", en: "Make the picture smaller and try again."))
    }

    /// 超过时限
    static func timedOut() -> AppError {
        .recoverable(
            "OCR_TIMED_OUT", .busy, LocalizedText(zh: "文字识别超时", en: "OCR took too long."),
            next: LocalizedText(zh: "稍后再试，或裁掉图片中与报告无关的部分", en: "Try again later, or crop the picture to the report."))
    }

    /// 工具中途退出或答非所问
    static func failed(_ detail: String) -> AppError {
        .recoverable(
            "OCR_FAILED", .internalFailure, LocalizedText(zh: "文字识别失败：\(detail)", en: "OCR failed: \(detail)."),
            next: LocalizedText(zh: "再试一次；仍失败请改用手工录入", en: "Try again; if it still fails, enter the values by hand."))
    }

    /// 把助手的错误码翻成给人看的错误
    static func from(code: String, detail: String) -> AppError {
        switch code {
        case "IMAGE_UNREADABLE": imageUnreadable()
        case "IMAGE_TOO_LARGE": imageTooLarge()
        case "OCR_LANGUAGE_MISSING": languageMissing(detail)
        case "OCR_TIMED_OUT": timedOut()
        default: failed("\(code) \(detail)")
        }
    }
}
