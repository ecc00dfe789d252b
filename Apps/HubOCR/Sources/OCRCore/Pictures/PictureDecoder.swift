import CLeptonica

/// 把 PNG 或 JPEG 字节解成彩色图；先看头里的尺寸，免得炸弹图撑爆内存
enum PictureDecoder {
    /// 总像素上限
    static let maximumPixels = 100_000_000
    /// 边长上限，像素
    static let maximumSide = 30_000
    /// 边长下限，再小就没有字了
    static let minimumSide = 16

    /// 解码；已按 EXIF 方向摆正
    static func decode(_ bytes: [UInt8]) throws(OCRError) -> ColorPicture {
        guard let size = headerSize(bytes) else { throw .imageUnreadable("not a PNG or JPEG") }
        let (width, height) = size
        if width > maximumSide || height > maximumSide || width * height > maximumPixels {
            throw .imageTooLarge("\(width)x\(height)")
        }
        if width < minimumSide || height < minimumSide { throw .imageUnreadable("\(width)x\(height) is too small") }
        var warnings: Int32 = 0
        let isJPEG = bytes.starts(with: [0xFF, 0xD8])
        let reduction: Int32 = isJPEG && max(width, height) >= 9600 ? 2 : 1
        var decoded: UnsafeMutablePointer<Pix>? = bytes.withUnsafeBufferPointer { buffer in
            isJPEG
                ? pixReadMemJpeg(buffer.baseAddress, buffer.count, 0, reduction, &warnings, Int32(L_JPEG_CONTINUE_WITH_BAD_DATA))
                : pixReadMem(buffer.baseAddress, buffer.count)
        }
        guard decoded != nil else { throw .imageUnreadable("decoder refused the data") }
        defer { pixDestroy(&decoded) }
        // 透明处当白纸
        var opaque = pixGetSpp(decoded) == 4 ? pixAlphaBlendUniform(decoded, 0xFFFF_FF00) : pixClone(decoded)
        defer { pixDestroy(&opaque) }
        var full = pixConvertTo32(opaque)
        defer { pixDestroy(&full) }
        guard let full, let data = pixGetData(full) else { throw .imageUnreadable("unsupported pixel format") }
        let picture = ColorPicture(pix: full, data: data)
        return picture.oriented(isJPEG ? ExifOrientation.read(bytes) : 1)
    }

    // 只认 PNG 与 JPEG 两种头
    private static func headerSize(_ bytes: [UInt8]) -> (Int, Int)? {
        let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        guard isPNG || bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        if isPNG {
            guard bytes.count > 24 else { return nil }
            let number = { (at: Int) in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
            return (number(16), number(20))
        }
        var format: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        let failed = bytes.withUnsafeBufferPointer {
            pixReadHeaderMem($0.baseAddress, $0.count, &format, &width, &height, nil, nil, nil)
        }
        return failed == 0 && width > 0 && height > 0 ? (Int(width), Int(height)) : nil
    }
}

extension ColorPicture {
    // leptonica 每像素一个 32 位字，红在最高字节
    fileprivate init(pix: UnsafeMutablePointer<Pix>, data: UnsafeMutablePointer<UInt32>) {
        width = Int(pixGetWidth(pix))
        height = Int(pixGetHeight(pix))
        let stride = Int(pixGetWpl(pix))
        let (width, height) = (width, height)
        pixels = [UInt8](unsafeUninitializedCapacity: width * height * 3) { out, count in
            for y in 0..<height {
                var to = y * width * 3
                for x in 0..<width {
                    let word = data[y * stride + x]
                    out[to] = UInt8(truncatingIfNeeded: word >> 24)
                    out[to + 1] = UInt8(truncatingIfNeeded: word >> 16)
                    out[to + 2] = UInt8(truncatingIfNeeded: word >> 8)
                    to += 3
                }
            }
            count = width * height * 3
        }
    }

    /// 按 EXIF 方向值 1...8 摆正
    func oriented(_ orientation: Int) -> ColorPicture {
        guard (2...8).contains(orientation) else { return self }
        let swaps = orientation >= 5
        let newWidth = swaps ? height : width
        let newHeight = swaps ? width : height
        let rotated = [UInt8](unsafeUninitializedCapacity: pixels.count) { out, count in
            pixels.withUnsafeBufferPointer { source in
                for y in 0..<newHeight {
                    for x in 0..<newWidth {
                        let (sx, sy) =
                            switch orientation {
                            case 2: (width - 1 - x, y)
                            case 3: (width - 1 - x, height - 1 - y)
                            case 4: (x, height - 1 - y)
                            case 5: (y, x)
                            case 6: (y, height - 1 - x)
                            case 7: (width - 1 - y, height - 1 - x)
                            default: (width - 1 - y, x)
                            }
                        let from = (sy * width + sx) * 3
                        let to = (y * newWidth + x) * 3
                        out[to] = source[from]
                        out[to + 1] = source[from + 1]
                        out[to + 2] = source[from + 2]
                    }
                }
            }
            count = pixels.count
        }
        return ColorPicture(width: newWidth, height: newHeight, pixels: rotated)
    }
}
