import CLeptonica

/// 去掉大块红章：章内取红通道，红字变白而黑字仍黑；小的红字不动
enum StampRemoval {
    // 红得多才算章，低于此是纸色与噪声
    private static let redness = 40

    /// 转灰度，同时抹去红章
    static func gray(_ picture: ColorPicture) -> GrayPicture {
        var gray = picture.gray()
        for box in stamps(in: picture) {
            picture.pixels.withUnsafeBufferPointer { rgb in
                for y in box.y..<box.bottom {
                    for x in box.x..<box.right {
                        let at = y * picture.width + x
                        gray.pixels[at] = max(gray.pixels[at], rgb[3 * at])
                    }
                }
            }
        }
        return gray
    }

    /// 找出红章的外框，按原图像素
    static func stamps(in picture: ColorPicture) -> [PixelBox] {
        let step = max(1, max(picture.width, picture.height) / 600)
        let width = picture.width / step
        let height = picture.height / step
        var mask = pixCreate(Int32(width), Int32(height), 1)
        defer { pixDestroy(&mask) }
        guard let mask, width > 0, height > 0, markRed(picture, step: step, width: width, height: height, into: mask) else { return [] }
        // 章由断续笔画组成，先膨胀连成一片
        var joined = pixDilateBrick(nil, mask, 7, 7)
        defer { pixDestroy(&joined) }
        var boxes = pixConnCompBB(joined, 8)
        defer { boxaDestroy(&boxes) }
        let long = max(width, height)
        return (0..<boxaGetCount(boxes)).compactMap { index in
            var (x, y, w, h): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            boxaGetBoxGeometry(boxes, index, &x, &y, &w, &h)
            guard Double(w) > 0.04 * Double(long), Double(h) > 0.03 * Double(long) else { return nil }
            let box = PixelBox(x: Int(x) * step, y: Int(y) * step, width: Int(w) * step, height: Int(h) * step)
            return box.clamped(width: picture.width, height: picture.height)
        }
    }

    // 置红色像素；一个也没有时返回假
    private static func markRed(_ picture: ColorPicture, step: Int, width: Int, height: Int, into mask: UnsafeMutablePointer<Pix>) -> Bool {
        guard let data = pixGetData(mask) else { return false }
        let stride = Int(pixGetWpl(mask))
        var count = 0
        picture.pixels.withUnsafeBufferPointer { rgb in
            for y in 0..<height {
                for x in 0..<width {
                    let at = (y * step * picture.width + x * step) * 3
                    if Int(rgb[at]) - Int(max(rgb[at + 1], rgb[at + 2])) > redness {
                        data[y * stride + (x >> 5)] |= 0x8000_0000 >> UInt32(x & 31)
                        count += 1
                    }
                }
            }
        }
        return count > 20
    }
}
