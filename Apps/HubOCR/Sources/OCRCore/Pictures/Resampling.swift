/// 三次卷积（Catmull-Rom）权重表：把相位分成 256 档，省去每像素算多项式
enum CubicKernel {
    static let phases = 256

    static let weights: [SIMD4<Float>] = (0...phases).map { phase in
        let t = Float(phase) / Float(phases)
        let t2 = t * t
        let t3 = t2 * t
        return SIMD4(
            -0.5 * t + t2 - 0.5 * t3, 1 - 2.5 * t2 + 1.5 * t3, 0.5 * t + 2 * t2 - 1.5 * t3, -0.5 * t2 + 0.5 * t3)
    }
}

extension GrayPicture {
    /// 按比例缩放：放大用三次卷积，缩小用面积平均
    func scaled(toWidth newWidth: Int, height newHeight: Int) -> GrayPicture {
        if newWidth == width && newHeight == height { return self }
        if newWidth <= width && newHeight <= height { return areaScaled(toWidth: newWidth, height: newHeight) }
        let stepX = Float(width) / Float(newWidth)
        let stepY = Float(height) / Float(newHeight)
        return resampled(width: newWidth, height: newHeight) { y in
            RowMap(x: 0.5 * stepX - 0.5, y: (Float(y) + 0.5) * stepY - 0.5, dx: stepX, dy: 0)
        }
    }

    /// 长边缩到不超过 side；本来就小则原样
    func reduced(toLongSide side: Int) -> GrayPicture {
        if longSide <= side { return self }
        let ratio = Double(side) / Double(longSide)
        return scaled(
            toWidth: max(1, Int((Double(width) * ratio).rounded())), height: max(1, Int((Double(height) * ratio).rounded())))
    }

    /// 一行输出像素对应的源坐标：起点与每步增量
    struct RowMap {
        var x: Float
        var y: Float
        var dx: Float
        var dy: Float
    }

    /// 逐行给出映射的三次卷积重采样；源外为白
    func resampled(width newWidth: Int, height newHeight: Int, map: (Int) -> RowMap) -> GrayPicture {
        // 四周留两像素白边，取样就不必逐点判界
        let border = padded(2)
        let stride = border.width
        let limitX = Float(width) - 0.5
        let limitY = Float(height) - 0.5
        return GrayPicture(width: newWidth, height: newHeight) { out in
            border.pixels.withUnsafeBytes { source in
                CubicKernel.weights.withUnsafeBufferPointer { weights in
                    for row in 0..<newHeight {
                        let line = map(row)
                        var (x, y) = (line.x, line.y)
                        for column in 0..<newWidth {
                            if x >= -1, y >= -1, x < limitX, y < limitY {
                                let baseX = Int(x + 2) - 2
                                let baseY = Int(y + 2) - 2
                                let wx = weights[Int((x - Float(baseX)) * Float(CubicKernel.phases))]
                                let wy = weights[Int((y - Float(baseY)) * Float(CubicKernel.phases))]
                                let at = max(0, (baseY + 1) * stride + baseX + 1)
                                var sum = SIMD4<Float>(source.loadUnaligned(fromByteOffset: at, as: SIMD4<UInt8>.self)) * wy[0]
                                sum += SIMD4<Float>(source.loadUnaligned(fromByteOffset: at + stride, as: SIMD4<UInt8>.self)) * wy[1]
                                sum += SIMD4<Float>(source.loadUnaligned(fromByteOffset: at + 2 * stride, as: SIMD4<UInt8>.self)) * wy[2]
                                sum += SIMD4<Float>(source.loadUnaligned(fromByteOffset: at + 3 * stride, as: SIMD4<UInt8>.self)) * wy[3]
                                let value = (sum * wx).sum()
                                out[row * newWidth + column] = UInt8(max(0, min(255, value + 0.5)))
                            } else {
                                out[row * newWidth + column] = 255
                            }
                            x += line.dx
                            y += line.dy
                        }
                    }
                }
            }
        }
    }

    // 面积平均：每个输出像素是它盖住的源像素的加权平均
    private func areaScaled(toWidth newWidth: Int, height newHeight: Int) -> GrayPicture {
        let columns = AreaSpan.spans(from: width, to: newWidth)
        let rows = AreaSpan.spans(from: height, to: newHeight)
        return GrayPicture(width: newWidth, height: newHeight) { out in
            pixels.withUnsafeBufferPointer { source in
                withUnsafeTemporaryAllocation(of: Float.self, capacity: width) { line in
                    for (y, row) in rows.enumerated() {
                        line.update(repeating: 0)
                        for sy in row.first...row.last {
                            let weight = row.weight(sy)
                            let base = sy * width
                            for x in 0..<width { line[x] += Float(source[base + x]) * weight }
                        }
                        for (x, column) in columns.enumerated() {
                            var sum: Float = 0
                            for sx in column.first...column.last { sum += line[sx] * column.weight(sx) }
                            out[y * newWidth + x] = UInt8(max(0, min(255, sum + 0.5)))
                        }
                    }
                }
            }
        }
    }
}

/// 缩小时一个输出像素盖住的源像素与两端的权重
private struct AreaSpan {
    let first: Int
    let last: Int
    let headWeight: Float
    let tailWeight: Float
    let bodyWeight: Float

    func weight(_ index: Int) -> Float { index == first ? headWeight : index == last ? tailWeight : bodyWeight }

    static func spans(from size: Int, to newSize: Int) -> [AreaSpan] {
        let step = Double(size) / Double(newSize)
        return (0..<newSize).map { index in
            let start = Double(index) * step
            let end = min(Double(size), start + step)
            let first = Int(start)
            let last = max(first, min(size - 1, Int(end.rounded(.up)) - 1))
            let head = first == last ? 1 : (Double(first + 1) - start) / step
            return AreaSpan(
                first: first, last: last, headWeight: Float(head), tailWeight: Float((end - Double(last)) / step),
                bodyWeight: Float(1 / step))
        }
    }
}
