/// 反锐化：低清图放大之后笔画发糊，减去模糊的部分
enum Sharpening {
    /// amount 为 0 时原样；radius 是方框模糊的半径
    static func sharpen(_ picture: GrayPicture, amount: Float, radius: Int) -> GrayPicture {
        guard amount != 0, picture.width > 2 * radius + 1, picture.height > 2 * radius + 1 else { return picture }
        let (width, height) = (picture.width, picture.height)
        let span = 2 * radius + 1
        let norm = 1 / Float(span * span)
        return GrayPicture(width: width, height: height) { out in
            picture.pixels.withUnsafeBufferPointer { source in
                withUnsafeTemporaryAllocation(of: Int32.self, capacity: width) { columns in
                    columns.update(repeating: 0)
                    // 先把首行上方当作首行的延伸
                    for y in -radius...radius {
                        let base = max(0, y) * width
                        for x in 0..<width { columns[x] += Int32(source[base + x]) }
                    }
                    for y in 0..<height {
                        var sum: Int32 = 0
                        for x in -radius...radius { sum += columns[max(0, x)] }
                        for x in 0..<width {
                            let value = Float(source[y * width + x])
                            let sharp = value + amount * (value - Float(sum) * norm)
                            out[y * width + x] = UInt8(max(0, min(255, sharp)))
                            sum += columns[min(width - 1, x + radius + 1)] - columns[max(0, x - radius)]
                        }
                        let enter = min(height - 1, y + radius + 1) * width
                        let leave = max(0, y - radius) * width
                        for x in 0..<width { columns[x] += Int32(source[enter + x]) - Int32(source[leave + x]) }
                    }
                }
            }
        }
    }
}
