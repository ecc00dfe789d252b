/// 八位灰度图，行优先，0 为黑
struct GrayPicture: Sendable, Equatable {
    let width: Int
    let height: Int
    var pixels: [UInt8]

    var longSide: Int { max(width, height) }

    init(width: Int, height: Int, pixels: [UInt8]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    init(width: Int, height: Int, fill: UInt8 = 255) {
        self.init(width: width, height: height, pixels: [UInt8](repeating: fill, count: width * height))
    }

    subscript(x: Int, y: Int) -> UInt8 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }

    /// 由一次性填充的闭包构造，免去初始化两遍
    init(width: Int, height: Int, filling body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        self.width = width
        self.height = height
        pixels = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            body(buffer)
            count = width * height
        }
    }

    /// 裁出矩形，越界部分被收回
    func cropped(_ box: PixelBox) -> GrayPicture {
        let box = box.clamped(width: width, height: height)
        return GrayPicture(width: box.width, height: box.height) { out in
            pixels.withUnsafeBufferPointer { source in
                for y in 0..<box.height {
                    let from = (box.y + y) * width + box.x
                    for x in 0..<box.width { out[y * box.width + x] = source[from + x] }
                }
            }
        }
    }

    /// 四周加白边
    func padded(_ margin: Int) -> GrayPicture {
        let newWidth = width + 2 * margin
        return GrayPicture(width: newWidth, height: height + 2 * margin) { out in
            out.initialize(repeating: 255)
            pixels.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    for x in 0..<width { out[(y + margin) * newWidth + x + margin] = source[y * width + x] }
                }
            }
        }
    }

    /// 顺时针转 quarterTurns 个 90°
    func rotated(quarterTurns: Int) -> GrayPicture {
        let turns = ((quarterTurns % 4) + 4) % 4
        if turns == 0 { return self }
        let newWidth = turns == 2 ? width : height
        let newHeight = turns == 2 ? height : width
        return GrayPicture(width: newWidth, height: newHeight) { out in
            pixels.withUnsafeBufferPointer { source in
                for y in 0..<newHeight {
                    for x in 0..<newWidth {
                        let index =
                            switch turns {
                            case 1: (height - 1 - x) * width + y
                            case 2: (height - 1 - y) * width + width - 1 - x
                            default: x * width + width - 1 - y
                            }
                        out[y * newWidth + x] = source[index]
                    }
                }
            }
        }
    }
}

/// 像素矩形，左上为原点
struct PixelBox: Sendable, Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var right: Int { x + width }
    var bottom: Int { y + height }
    var area: Int { width * height }
    var midY: Double { Double(y) + Double(height) / 2 }

    /// 收进画布；至少留 1 像素
    func clamped(width limitX: Int, height limitY: Int) -> PixelBox {
        let left = min(max(0, x), max(0, limitX - 1))
        let top = min(max(0, y), max(0, limitY - 1))
        let right = min(max(left + 1, self.right), limitX)
        let bottom = min(max(top + 1, self.bottom), limitY)
        return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// 与另一矩形相交的面积
    func overlap(_ other: PixelBox) -> Int {
        let w = min(right, other.right) - max(x, other.x)
        let h = min(bottom, other.bottom) - max(y, other.y)
        return w > 0 && h > 0 ? w * h : 0
    }

    /// 包住两者的最小矩形
    func union(_ other: PixelBox) -> PixelBox {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelBox(x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
    }
}
