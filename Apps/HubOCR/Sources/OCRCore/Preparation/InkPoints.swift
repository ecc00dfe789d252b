/// 页面上的墨点，坐标以页心为原点、以长边为 1；估计倾斜只看这些点
struct InkPoints: Sendable {
    var x: [Float] = []
    var y: [Float] = []

    var count: Int { x.count }

    /// 低于此灰度算墨
    private static let threshold: UInt8 = 140

    /// 取展平小图上的墨点；onlyLeftEdges 时只取左侧有空白的点，即词的左缘
    init(_ picture: GrayPicture, onlyLeftEdges: Bool = false) {
        let scale = 1 / Float(picture.longSide)
        let (centerX, centerY) = (Float(picture.width) / 2, Float(picture.height) / 2)
        let gap = max(6, picture.longSide / 110)
        picture.pixels.withUnsafeBufferPointer { pixels in
            // 边缘常是桌面或阴影，不算
            let margin = picture.longSide / 60
            for row in margin..<max(margin, picture.height - margin) {
                var lastInk = -gap
                for column in margin..<max(margin, picture.width - margin) where pixels[row * picture.width + column] < Self.threshold {
                    let startsWord = column - lastInk > gap
                    lastInk = column
                    if onlyLeftEdges && !startsWord { continue }
                    x.append((Float(column) + 0.5 - centerX) * scale)
                    y.append((Float(row) + 0.5 - centerY) * scale)
                }
            }
        }
    }

    private init() {}

    /// 只留条件成立的点
    func filtered(_ keep: (Float, Float) -> Bool) -> InkPoints {
        var result = InkPoints()
        for i in 0..<count where keep(x[i], y[i]) {
            result.x.append(x[i])
            result.y.append(y[i])
        }
        return result
    }

    /// 行列互换，使列的估计与行共用一套代码
    func transposed() -> InkPoints {
        var result = InkPoints()
        result.x = y
        result.y = x
        return result
    }

    /// y 的第 share 分位，用来把页面切成几条
    func quantile(_ share: Float) -> Float {
        guard count > 0 else { return 0 }
        return y.sorted()[min(count - 1, Int(share * Float(count)))]
    }

    /// 沿斜率 slope 投影的集中程度：越集中越是正对文字行；窗越宽，斜率差一点也看得出
    func concentration(slope: Float, bin: Float, window: Int = 1, scratch: inout [Float]) -> Float {
        let bins = scratch.count
        let inverse = 1 / bin
        let middle = Float(bins / 2)
        return scratch.withUnsafeMutableBufferPointer { histogram in
            histogram.update(repeating: 0)
            x.withUnsafeBufferPointer { xs in
                y.withUnsafeBufferPointer { ys in
                    for i in 0..<xs.count {
                        let index = Int((ys[i] - slope * xs[i]) * inverse + middle)
                        if index >= 0 && index < bins { histogram[index] += 1 }
                    }
                }
            }
            // 相邻两窗之差，窗逐格滑动，免得凑巧与行距同相
            var (before, after) = (Float(0), Float(0))
            var sum: Float = 0
            for i in 0..<bins {
                after += histogram[i]
                if i >= window {
                    after -= histogram[i - window]
                    before += histogram[i - window]
                }
                if i >= 2 * window { before -= histogram[i - 2 * window] }
                sum += (after - before) * (after - before)
            }
            return sum / Float(max(1, count))
        }
    }
}
