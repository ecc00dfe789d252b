import CLeptonica

/// 把灰度图写成 PNG
enum PictureEncoder {
    /// 编码；内存不足时抛 OCR_FAILED
    static func png(_ picture: GrayPicture) throws(OCRError) -> [UInt8] {
        var pix = picture.makePix()
        defer { pixDestroy(&pix) }
        var encoded: UnsafeMutablePointer<UInt8>?
        var size = 0
        guard let pix, pixWriteMemPng(&encoded, &size, pix, 0) == 0, let encoded else { throw .failed("PNG encoder failed") }
        defer { lept_free(encoded) }
        return Array(UnsafeBufferPointer(start: encoded, count: size))
    }
}
