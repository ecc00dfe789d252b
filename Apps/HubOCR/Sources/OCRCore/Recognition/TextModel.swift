import CTesseract

/// 一种语言的识别模型；首次使用才加载，之后一直留着
actor TextModel {
    /// 版面假设
    enum Layout: Sendable {
        /// 一整块等宽的行
        case block
        /// 单行
        case line

        fileprivate var mode: TessPageSegMode { self == .block ? PSM_SINGLE_BLOCK : PSM_SINGLE_LINE }
    }

    /// 模型名，如 chi_sim
    let name: String
    private let source: RecognizedWord.Source
    private var engine: Engine?

    init(name: String, source: RecognizedWord.Source) {
        self.name = name
        self.source = source
    }

    /// 识别整图；whitelist 限定可能的字符
    func recognize(
        _ picture: GrayPicture, layout: Layout, whitelist: String = "", deadline milliseconds: Int32 = 60_000
    ) throws(OCRError) -> [RecognizedWord] {
        let handle = try loaded().handle
        TessBaseAPISetPageSegMode(handle, layout.mode)
        _ = TessBaseAPISetVariable(handle, "tessedit_char_whitelist", whitelist)
        picture.pixels.withUnsafeBufferPointer {
            TessBaseAPISetImage(handle, $0.baseAddress, Int32(picture.width), Int32(picture.height), 1, Int32(picture.width))
        }
        TessBaseAPISetSourceResolution(handle, 200)
        defer { TessBaseAPIClear(handle) }
        let monitor = TessMonitorCreate()
        defer { TessMonitorDelete(monitor) }
        TessMonitorSetDeadlineMSecs(monitor, milliseconds)
        guard TessBaseAPIRecognize(handle, monitor) == 0 else { throw .timedOut("\(name) over \(milliseconds) ms") }
        return words(of: handle)
    }

    // 逐词取出文字、框与置信度
    private func words(of handle: OpaquePointer) -> [RecognizedWord] {
        guard let iterator = TessBaseAPIGetIterator(handle) else { return [] }
        defer { TessResultIteratorDelete(iterator) }
        let page = TessResultIteratorGetPageIteratorConst(iterator)
        var words: [RecognizedWord] = []
        var line = 0
        repeat {
            if TessPageIteratorIsAtBeginningOf(page, RIL_TEXTLINE) != 0 { line += 1 }
            guard let raw = TessResultIteratorGetUTF8Text(iterator, RIL_WORD) else { continue }
            let text = String(cString: raw)
            TessDeleteText(raw)
            var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            guard TessPageIteratorBoundingBox(page, RIL_WORD, &left, &top, &right, &bottom) != 0, right > left, bottom > top else {
                continue
            }
            let trimmed = text.filter { !$0.isWhitespace }
            if trimmed.isEmpty { continue }
            words.append(
                RecognizedWord(
                    text: trimmed, box: PixelBox(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top)),
                    confidence: Double(TessResultIteratorConfidence(iterator, RIL_WORD)), source: source, line: line))
        } while TessResultIteratorNext(iterator, RIL_WORD) != 0
        return words
    }

    private func loaded() throws(OCRError) -> Engine {
        if let engine { return engine }
        let fresh = try Engine(name: name)
        engine = fresh
        return fresh
    }

    // 持有 C 句柄，随模型一起释放
    private final class Engine {
        let handle: OpaquePointer

        init(name: String) throws(OCRError) {
            guard let handle = TessBaseAPICreate() else { throw .failed("tesseract did not start") }
            guard TessBaseAPIInit3(handle, nil, name) == 0 else {
                TessBaseAPIDelete(handle)
                throw .languageMissing(name)
            }
            self.handle = handle
            _ = TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
        }

        deinit { TessBaseAPIDelete(handle) }
    }
}
