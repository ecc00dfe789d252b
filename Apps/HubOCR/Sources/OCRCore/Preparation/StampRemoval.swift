import CLeptonica

/// 去掉大块红章：章内红而不黑的变成纸色，黑字仍黑；小的红字不动
enum StampRemoval {
    // 红比绿蓝多出纸色的这么多才算章，低于此是纸色与噪声
    private static let redness: Float = 0.16
    // 章内带红的像素：红通道暗于此的是压着的字，亮于 bright 的全是印泥
    private static let dark: Float = 0.5
    private static let bright: Float = 0.75

    /// 转灰度，同时抹去红章
    static func gray(_ picture: ColorPicture) -> GrayPicture {
        var gray = picture.gray()
        for box in stamps(in: picture) {
            // 章可能是实心的：连四周一起看才量得到纸
            let around = PixelBox(x: box.x - box.width / 2, y: box.y - box.height / 2, width: 2 * box.width, height: 2 * box.height)
            let paper = PaperColor(picture, in: around.clamped(width: picture.width, height: picture.height))
            picture.pixels.withUnsafeBufferPointer { rgb in
                for y in box.y..<box.bottom {
                    for x in box.x..<box.right {
                        let at = y * picture.width + x
                        let lifted = lifted(red: paper.red(rgb, 3 * at), tint: paper.tint(rgb, 3 * at))
                        gray.pixels[at] = max(gray.pixels[at], UInt8(min(255, lifted * paper.gray)))
                    }
                }
            }
        }
        return gray
    }

    // 带红的越红越往纸色提；不红的只取红通道
    private static func lifted(red: Float, tint: Float) -> Float {
        let cleared = red <= dark ? red : min(1, dark + (red - dark) * (1 - dark) / (bright - dark))
        let share = max(0, min(1, (tint - 0.04) / 0.08))
        return red + share * max(0, cleared - red)
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
        let paper = PaperColor(picture, in: PixelBox(x: 0, y: 0, width: picture.width, height: picture.height))
        var count = 0
        picture.pixels.withUnsafeBufferPointer { rgb in
            for y in 0..<height {
                for x in 0..<width {
                    let at = (y * step * picture.width + x * step) * 3
                    if paper.tint(rgb, at) > redness {
                        data[y * stride + (x >> 5)] |= 0x8000_0000 >> UInt32(x & 31)
                        count += 1
                    }
                }
            }
        }
        return count > 20
    }
}
