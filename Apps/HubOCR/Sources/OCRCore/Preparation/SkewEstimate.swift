/// 页面的几何变形：行斜率随 y 线性变，列斜率随 x 线性变（倾斜与梯形）
struct SkewEstimate: Sendable, Equatable {
    /// 页心处行的斜率
    var rowSlope: Float = 0
    /// 行斜率随 y（以长边为 1）的变化
    var rowFan: Float = 0
    /// 页心处列的斜率
    var columnSlope: Float = 0
    /// 列斜率随 x 的变化
    var columnFan: Float = 0
    /// 行投影与列投影集中程度之比；远小于 1 说明页面横放
    var uprightness: Float = 1

    static let none = SkewEstimate()

    /// 行投影远不如列投影集中：页面横放
    var isSideways: Bool { uprightness < 1.5 }

    // 斜率的搜索范围
    private static let range: Float = 0.09
    // 墨点太少就不动页面
    private static let minimumPoints = 300

    /// 由展平后的小图估计
    static func estimate(_ small: GrayPicture) -> SkewEstimate {
        let ink = InkPoints(small)
        guard ink.count >= minimumPoints else { return .none }
        let bin = 1 / Float(small.longSide)
        var result = SkewEstimate()
        let rows = fan(ink, bin: bin, center: 0)
        result.rowSlope = rows.slope
        result.rowFan = rows.fan
        let straight = result.straightened(InkPoints(small, onlyLeftEdges: true))
        // 旋转时列与行成直角，先验取 -rowSlope
        let columns = fan(straight.transposed(), bin: 2 * bin, center: -rows.slope)
        result.columnSlope = columns.slope
        result.columnFan = columns.fan
        let across = best(ink.transposed(), bin: bin, around: -rows.slope, width: 0.01, steps: 5).score
        result.uprightness = best(result.straightened(ink), bin: bin, around: 0, width: 0.001, steps: 2).score / max(1e-6, across)
        return result
    }

    // 三条互相重叠的带各估一个斜率，再对 y 作直线拟合
    private static func fan(_ ink: InkPoints, bin: Float, center: Float) -> (slope: Float, fan: Float) {
        let coarse = best(ink, bin: bin, window: 3, around: center, width: range, steps: 60)
        let whole = best(ink, bin: bin, around: coarse.slope, width: range / 30, steps: 12)
        var strips: [(at: Float, slope: Float, weight: Float)] = []
        for (from, to) in [(Float(0), Float(0.45)), (0.28, 0.72), (0.55, 1)] {
            let (low, high) = (ink.quantile(from), ink.quantile(to))
            let strip = ink.filtered { _, y in y >= low && y <= high }
            guard strip.count >= minimumPoints / 3, high - low > 0.06 else { continue }
            let wide = best(strip, bin: bin, window: 2, around: whole.slope, width: 0.03, steps: 24)
            let fine = best(strip, bin: bin, around: wide.slope, width: 0.003, steps: 10)
            strips.append(((low + high) / 2, fine.slope, Float(strip.count)))
        }
        guard strips.count == 3, let fit = line(through: strips) else { return (whole.slope, 0) }
        return (fit.slope, fit.fan)
    }

    // 在 around ± width 内取集中程度最高的斜率
    private static func best(
        _ ink: InkPoints, bin: Float, window: Int = 1, around: Float, width: Float, steps: Int
    ) -> (slope: Float, score: Float) {
        var scratch = [Float](repeating: 0, count: Int(1.4 / bin))
        var best = (slope: around, score: -Float.infinity)
        for step in -steps / 2...steps / 2 {
            let slope = around + 2 * width * Float(step) / Float(steps)
            let score = ink.concentration(slope: slope, bin: bin, window: window, scratch: &scratch)
            if score > best.score { best = (slope, score) }
        }
        return best
    }

    // 最小二乘直线；扇形过大不可信，返回空
    private static func line(through strips: [(at: Float, slope: Float, weight: Float)]) -> (slope: Float, fan: Float)? {
        let total = strips.reduce(0) { $0 + $1.weight }
        let meanAt = strips.reduce(0) { $0 + $1.at * $1.weight } / total
        let mean = strips.reduce(0) { $0 + $1.slope * $1.weight } / total
        let spread = strips.reduce(0) { $0 + $1.weight * ($1.at - meanAt) * ($1.at - meanAt) }
        guard spread > 0 else { return nil }
        let fan = strips.reduce(0) { $0 + $1.weight * ($1.at - meanAt) * ($1.slope - mean) } / spread
        guard abs(fan) < 0.15 else { return nil }
        // 拟合不上说明有一条带估错了
        let worst = strips.map { abs(mean + fan * ($0.at - meanAt) - $0.slope) }.max() ?? 0
        return worst < 0.012 ? (mean - fan * meanAt, fan) : nil
    }

    /// 把源坐标的点拉直
    func straightened(_ points: InkPoints) -> InkPoints {
        var result = points
        for i in 0..<points.count { result.y[i] = (points.y[i] - rowSlope * points.x[i]) / (1 + rowFan * points.x[i]) }
        return result
    }

    /// 拉直后的点对应的源点，坐标以页心为原点、长边为 1
    func source(x: Float, y: Float) -> (x: Float, y: Float) {
        (x + (columnSlope + columnFan * x) * y, y + (rowSlope + rowFan * y) * x)
    }
}
