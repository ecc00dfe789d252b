/// 擦去表格线：够长且够细的墨条，横竖各一遍；压在线上的字留着
enum LineRemoval {
    // 低于此灰度算墨
    private static let threshold: UInt8 = 175
    // 低于此灰度才算线的一段；字间的糊影比它浅，会断开
    private static let dark: UInt8 = 160
    // 长线上允许的断口，像素；再宽就会把紧挨着的数字连成线
    private static let gap = 1
    // 与长线同道的短段的最小长度，像素
    private static let shortest = 20
    // 一条里至少这么多比例是细的，才是线而不是糊在一起的字
    private static let thinShare = 0.6

    /// 擦线，返回新图
    static func remove(_ picture: GrayPicture) -> GrayPicture {
        var result = picture
        // 放大过的低清图里线有十来像素粗
        let thickness = max(5, picture.longSide / 200)
        Sweep(picture: picture, minimum: max(60, picture.width / 10), thickness: thickness, horizontal: true).erase(into: &result)
        Sweep(picture: picture, minimum: max(60, picture.height / 20), thickness: thickness, horizontal: false).erase(into: &result)
        return result
    }

    // 一个方向的扫描：lane 是垂直于线的坐标，position 沿线
    private struct Sweep {
        let picture: GrayPicture
        let minimum: Int
        let thickness: Int
        let horizontal: Bool

        func erase(into result: inout GrayPicture) {
            let lanes = horizontal ? picture.height : picture.width
            var confirmed = [Bool](repeating: false, count: lanes)
            let length = horizontal ? picture.width : picture.height
            var covered = [Int](repeating: 0, count: lanes)
            sweep(into: &result, minimum: minimum, lanes: lanes, where: { _ in true }) { covered[$0] += $1 }
            for lane in 0..<lanes where covered[lane] * 4 > length { confirmed[lane] = true }
            // 水印会把线割成几段：与长线同道的短段也是线
            sweep(into: &result, minimum: shortest, lanes: lanes, where: { confirmed[$0] }) { _, _ in }
        }

        // 逐道找墨条，够长且像线的擦去
        private func sweep(
            into result: inout GrayPicture, minimum: Int, lanes: Int, where wanted: (Int) -> Bool,
            found: (_ lane: Int, _ length: Int) -> Void
        ) {
            let length = horizontal ? picture.width : picture.height
            let (along, across) = horizontal ? (1, picture.width) : (picture.width, 1)
            picture.pixels.withUnsafeBufferPointer { source in
                result.pixels.withUnsafeMutableBufferPointer { target in
                    for lane in 1..<max(1, lanes - 1) where wanted(lane) {
                        let base = lane * across
                        var start = -1
                        var last = -1
                        for position in 0...length {
                            // 略斜的线会换道，邻道的墨也算
                            let at = base + position * along
                            let isInk =
                                position < length && (source[at] < dark || source[at - across] < dark || source[at + across] < dark)
                            if isInk {
                                if start < 0 { start = position }
                                last = position
                            } else if start >= 0, position == length || position - last > gap {
                                if last - start >= minimum,
                                    wipe(source, target, from: start, to: last, lane: lane, lanes: lanes, along: along, across: across)
                                {
                                    found(lane, last - start)
                                }
                                start = -1
                            }
                        }
                    }
                }
            }
        }

        // 逐点看垂直方向的厚度：薄的是线，擦；厚的是字，留
        private func wipe(
            _ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutableBufferPointer<UInt8>, from start: Int, to end: Int, lane: Int,
            lanes: Int, along: Int, across: Int
        ) -> Bool {
            // 线的中心几乎不动，字的笔画忽上忽下
            var thin = 0
            var center = 2 * lane
            for position in start...end {
                let line = extent(source, position * along, lane, lanes, across)
                guard line.isThin(thickness), line.last >= line.first else { continue }
                if abs(line.first + line.last - center) <= 5 { thin += 1 }
                center += (line.first + line.last - center).signum()
            }
            guard Double(thin) >= thinShare * Double(end - start + 1) else { return false }
            let half = Double(thickness(of: source, from: start, to: end, lane: lane, lanes: lanes, along: along, across: across)) / 2
            center = 2 * lane
            for position in start...end {
                let line = extent(source, position * along, lane, lanes, across)
                guard line.last >= line.first else { continue }
                var (first, last) = (line.first - 3, line.last + 3)
                if line.isThin(thickness) {
                    center += (line.first + line.last - center).signum()
                } else {
                    // 字从一侧贴着线：只切掉线自己的厚度；字穿过线则不动
                    let (upper, lower) = (Int(Double(center) / 2 - half) - 2, Int((Double(center) / 2 + half).rounded(.up)) + 2)
                    let clearAbove = line.first >= upper
                    let clearBelow = line.last <= lower
                    guard clearAbove != clearBelow else { continue }
                    if clearAbove { last = lower - 1 } else { first = upper + 1 }
                }
                // 两侧各多擦三像素的灰边
                for other in max(0, first)...max(0, first, min(lanes - 1, last)) { target[other * across + position * along] = 255 }
            }
            return true
        }

        // 线的典型厚度：细处厚度的中位数
        private func thickness(
            of source: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, lane: Int, lanes: Int, along: Int, across: Int
        ) -> Int {
            var counts = [Int](repeating: 0, count: thickness + 2)
            var total = 0
            for position in start...end {
                let line = extent(source, position * along, lane, lanes, across)
                guard line.isThin(thickness), line.last >= line.first else { continue }
                counts[line.last - line.first + 1] += 1
                total += 1
            }
            var seen = 0
            for (size, count) in counts.enumerated() {
                seen += count
                if 2 * seen >= total { return size }
            }
            return thickness
        }

        // 过此点的墨在垂直方向的首末
        private func extent(_ source: UnsafeBufferPointer<UInt8>, _ offset: Int, _ lane: Int, _ lanes: Int, _ across: Int) -> Extent {
            var first = lane
            if source[first * across + offset] >= threshold {
                first = source[(lane - 1) * across + offset] < threshold ? lane - 1 : lane + 1
            }
            guard source[first * across + offset] < threshold else { return Extent(first: lane, last: lane - 1) }
            var last = first
            let start = first
            while first > 0, start - first <= thickness, source[(first - 1) * across + offset] < threshold { first -= 1 }
            while last < lanes - 1, last - start <= thickness, source[(last + 1) * across + offset] < threshold { last += 1 }
            return Extent(first: first, last: last)
        }
    }

    private struct Extent {
        let first: Int
        let last: Int
        func isThin(_ limit: Int) -> Bool { last - first < limit }
    }
}
