import CLeptonica

/// 除以估出的背景，使纸成白、阴影与底色消失，再拉开对比
enum BackgroundFlattening {
    // 背景变化缓慢，小图上估计即可
    private static let workingSide = 500
    // 白点取背景的 0.92：取 1 会把纸纹留成灰雾
    private static let whitePoint: Float = 0.92
    // 黑点取第 1 百分位的 0.8
    private static let blackShare: Float = 0.8

    /// 展平；输出纸为 255，最黑的字接近 0
    static func flatten(_ picture: GrayPicture) -> GrayPicture {
        let background = background(of: picture).scaled(toWidth: picture.width, height: picture.height)
        let black = blackPoint(picture, over: background)
        let scale = 255 / max(0.2, whitePoint - black)
        return GrayPicture(width: picture.width, height: picture.height) { out in
            picture.pixels.withUnsafeBufferPointer { ink in
                background.pixels.withUnsafeBufferPointer { paper in
                    for i in 0..<ink.count {
                        let ratio = Float(ink[i]) / Float(max(1, paper[i]))
                        out[i] = UInt8(max(0, min(255, (ratio - black) * scale)))
                    }
                }
            }
        }
    }

    /// 估计背景：闭运算盖住字，再取中值去毛刺；返回小图
    static func background(of picture: GrayPicture) -> GrayPicture {
        let small = picture.reduced(toLongSide: workingSide)
        var pix = small.makePix()
        defer { pixDestroy(&pix) }
        var closed = pixCloseGray(pix, 11, 11)
        defer { pixDestroy(&closed) }
        var median = pixMedianFilter(closed, 13, 13)
        defer { pixDestroy(&median) }
        guard let median else { return small }
        return GrayPicture(pix: median)
    }

    // 字与背景之比的第 1 百分位（再乘 0.8），抽样统计
    private static func blackPoint(_ picture: GrayPicture, over background: GrayPicture) -> Float {
        var histogram = [Int](repeating: 0, count: 256)
        var total = 0
        for i in stride(from: 0, to: picture.pixels.count, by: 7) {
            let ratio = Int(picture.pixels[i]) * 255 / max(1, Int(background.pixels[i]))
            histogram[min(255, ratio)] += 1
            total += 1
        }
        var seen = 0
        for (value, count) in histogram.enumerated() {
            seen += count
            if seen * 100 >= total { return min(0.6, blackShare * Float(value) / 255) }
        }
        return 0
    }
}
