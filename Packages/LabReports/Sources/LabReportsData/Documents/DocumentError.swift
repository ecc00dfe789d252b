public import Kernel

/// 来源文件读不了的各种错误，双语并带下一步
public enum DocumentError {
    /// 文件大小上限（字节）：50 MB
    public static let sizeLimit = 50 * 1024 * 1024
    /// 页数上限
    public static let pageLimit = 50

    /// 空文件，PDF_EMPTY
    public static let empty = make(
        "PDF_EMPTY", zh: "文件是空的", en: "the file is empty", nextZh: "重新下载或导出这份报告", nextEn: "download or export the report again")
    /// 没传完的 PDF，PDF_TRUNCATED
    public static let truncated = make(
        "PDF_TRUNCATED", zh: "PDF 不完整，末尾缺失", en: "the PDF is cut off before its end", nextZh: "重新下载完整的文件",
        nextEn: "download the whole file again")
    /// 损坏的 PDF，PDF_DAMAGED
    public static let damaged = make(
        "PDF_DAMAGED", zh: "PDF 已损坏", en: "the PDF is damaged", nextZh: "换一份文件，或用阅读器另存后再试",
        nextEn: "try another copy, or save it again from a viewer")
    /// 加密的 PDF，PDF_ENCRYPTED
    public static let encrypted = make(
        "PDF_ENCRYPTED", zh: "PDF 有密码", en: "the PDF is protected by a password", nextZh: "先用密码打开，另存为不加密的 PDF",
        nextEn: "open it with its password and save an unprotected copy")
    /// 页数超限，PDF_TOO_MANY_PAGES
    public static let tooManyPages = make(
        "PDF_TOO_MANY_PAGES", zh: "PDF 超过 \(pageLimit) 页", en: "the PDF has more than \(pageLimit) pages", nextZh: "只导入含检验结果的那几页",
        nextEn: "import only the pages with results")
    /// 文件超限，FILE_TOO_LARGE
    public static let tooLarge = make(
        "FILE_TOO_LARGE", zh: "文件超过 50 MB", en: "the file is larger than 50 MB", nextZh: "压缩或拆分后再导入", nextEn: "compress or split it first")

    /// 不支持的种类，FILE_TYPE_UNSUPPORTED；HEIC 与 WebP 给出转换的命令
    public static func unsupported(_ kind: FileKind) -> AppError {
        switch kind {
        case .heic:
            make(
                "FILE_TYPE_UNSUPPORTED", zh: "不支持 HEIC 图片", en: "HEIC pictures are not supported",
                nextZh: "先转换：heif-convert 输入.heic 输出.jpg", nextEn: "convert it first: heif-convert IN.heic OUT.jpg")
        case .webp:
            make(
                "FILE_TYPE_UNSUPPORTED", zh: "不支持 WebP 图片", en: "WebP pictures are not supported", nextZh: "先转换：dwebp 输入.webp -o 输出.png",
                nextEn: "convert it first: dwebp IN.webp -o OUT.png")
        default:
            make(
                "FILE_TYPE_UNSUPPORTED", zh: "不认得这种文件", en: "unknown file type", nextZh: "请用 PDF、PNG 或 JPEG", nextEn: "use PDF, PNG or JPEG"
            )
        }
    }

    private static func make(_ code: String, zh: String, en: String, nextZh: String, nextEn: String) -> AppError {
        .userFacing(code, .data, LocalizedText(zh: zh, en: en), next: LocalizedText(zh: nextZh, en: nextEn))
    }
}
