import CLeptonica

/// 展平后的页面与它的色调曲线；拉伸放在放大之后，免得先截断出锯齿
struct FlattenedPage: Sendable {
    /// 与背景之比，paper 为纸色
    var picture: GrayPicture
    /// 拉伸曲线
    let tone: ToneCurve

    /// 纸色的灰度；其上留出余量给噪声与插值的过冲
    static let paper: Float = 210
}

/// 把与背景之比拉伸到全黑与全白之间
struct ToneCurve: Sendable {
    private let table: [UInt8]

    // 白点取背景的 0.92：取 1 会把纸纹留成灰雾
    static let whitePoint: Float = 0.92

    /// black 为最黑的字与背景之比
    init(black: Float) {
        let scale = 255 / max(0.2, Self.whitePoint - black)
        table = (0..<256).map { UInt8(max(0, min(255, (Float($0) / FlattenedPage.paper - black) * scale + 0.5))) }
    }

    /// 逐点查表
    func apply(_ picture: GrayPicture) -> GrayPicture {
        GrayPicture(width: picture.width, height: picture.height) { out in
            picture.pixels.withUnsafeBufferPointer { source in
                table.withUnsafeBufferPointer { table in
                    for i in 0..<source.count { out[i] = table[Int(source[i])] }
                }
            }
        }
    }
}

/// 除以估出的背景，使纸成白、阴影与底色消失
enum BackgroundFlattening {
    // 背景变化缓慢，小图上估计即可
    private static let workingSide = 500
    // 黑点取第 1 百分位的这么多
    private static let blackShare: Float = 0.8

    /// 展平；输出纸色为 FlattenedPage.paper
    static func flatten(_ picture: GrayPicture) -> FlattenedPage {
        let background = background(of: picture).scaled(toWidth: picture.width, height: picture.height)
        let flat = GrayPicture(width: picture.width, height: picture.height) { out in
            picture.pixels.withUnsafeBufferPointer { ink in
                background.pixels.withUnsafeBufferPointer { paper in
                    for i in 0..<ink.count {
                        out[i] = UInt8(min(255, Float(ink[i]) * FlattenedPage.paper / Float(max(1, paper[i])) + 0.5))
                    }
                }
            }
        }
        return FlattenedPage(picture: flat, tone: ToneCurve(black: blackPoint(picture, over: background)))
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
