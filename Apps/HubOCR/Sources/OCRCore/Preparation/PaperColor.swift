/// 一块地方的纸色；颜色都相对它来量，昏黄的照片与亮白的扫描件便可用同一把尺
struct PaperColor: Sendable {
    private let channels: SIMD3<Float>

    /// 取各通道的第 85 百分位，抽样统计
    init(_ picture: ColorPicture, in box: PixelBox) {
        var histograms = [[Int]](repeating: [Int](repeating: 0, count: 256), count: 3)
        let step = max(1, max(box.width, box.height) / 400)
        for y in stride(from: box.y, to: box.bottom, by: step) {
            for x in stride(from: box.x, to: box.right, by: step) {
                let at = (y * picture.width + x) * 3
                for channel in 0..<3 { histograms[channel][Int(picture.pixels[at + channel])] += 1 }
            }
        }
        channels = SIMD3(histograms.map(Self.level))
    }

    /// 纸的灰度
    var gray: Float { (channels * SIMD3(0.3, 0.59, 0.11)).sum() }

    /// 红通道与纸之比
    func red(_ rgb: UnsafeBufferPointer<UInt8>, _ at: Int) -> Float { Float(rgb[at]) / channels[0] }

    /// 红比绿蓝多出多少，以纸色为 1
    func tint(_ rgb: UnsafeBufferPointer<UInt8>, _ at: Int) -> Float {
        red(rgb, at) - max(Float(rgb[at + 1]) / channels[1], Float(rgb[at + 2]) / channels[2])
    }

    private static func level(_ histogram: [Int]) -> Float {
        let total = histogram.reduce(0, +)
        var seen = 0
        for (value, count) in histogram.enumerated() {
            seen += count
            if seen * 100 >= total * 85 { return Float(max(1, value)) }
        }
        return 255
    }
}
