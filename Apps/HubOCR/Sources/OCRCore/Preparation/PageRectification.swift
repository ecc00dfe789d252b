/// 一次三次卷积重采样同时完成放大、旋正与去梯形
enum PageRectification {
    /// 按估计拉直，输出长边为 longSide 像素
    static func rectify(_ picture: GrayPicture, skew: SkewEstimate, longSide: Int) -> GrayPicture {
        let ratio = Float(longSide) / Float(picture.longSide)
        let width = max(1, Int((Float(picture.width) * ratio).rounded()))
        let height = max(1, Int((Float(picture.height) * ratio).rounded()))
        let source = Float(picture.longSide)
        let (centerX, centerY) = (Float(picture.width) / 2, Float(picture.height) / 2)
        let unit = 1 / Float(longSide)
        return picture.resampled(width: width, height: height) { row in
            // 一行之内 y 不变，源 y 对 x 是一次的、源 x 对 x 也是一次的
            let y = (Float(row) + 0.5 - Float(height) / 2) * unit
            let x0 = (0.5 - Float(width) / 2) * unit
            let start = skew.source(x: x0, y: y)
            let next = skew.source(x: x0 + unit, y: y)
            return GrayPicture.RowMap(
                x: start.x * source + centerX - 0.5, y: start.y * source + centerY - 0.5,
                dx: (next.x - start.x) * source, dy: (next.y - start.y) * source)
        }
    }
}
