package import Kernel
package import LabReportsDomain

/// 识别出的一页：词与页面语言
package struct RecognizedPage: Sendable {
    /// 词与页面尺寸；坐标是旋正之后的像素
    package let text: PageText
    /// 页面的语言
    package let language: Language
    /// 顺时针转正了多少度：0、90、180、270
    package let rotation: Int
}

/// 把一张页面图片（PNG 或 JPEG）读成词
package protocol PageRecognizer: Sendable {
    /// 识别一页；图片坏、工具缺、超时都抛 AppError
    func recognize(_ image: [UInt8], page: Int) async throws -> RecognizedPage
    /// 能重读格子的人，images 以页码为键；做不到的返回空
    func rereader(for images: [Int: [UInt8]]) -> (any CellRereader)?
}

/// 选识别器：有助手用助手，否则退回 tesseract 命令
package enum PageRecognizers {
    /// 在这台机器上最好的识别器；都没有时抛 OCR_TOOL_MISSING
    package static func best(tools: OCRTools = OCRTools()) throws -> any PageRecognizer {
        if let helper = tools.hubOCR { return HubOCRRecognizer(tool: helper) }
        if let command = tools.tesseract { return TesseractCommandRecognizer(tool: command) }
        throw RecognitionErrors.toolMissing()
    }
}
