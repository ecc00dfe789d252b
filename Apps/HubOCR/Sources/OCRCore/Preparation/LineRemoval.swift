/// 擦去表格线：够长且够细的墨条，横竖各一遍；压在线上的字留着
enum LineRemoval {
    // 低于此灰度算墨
    private static let threshold: UInt8 = 200
    // 线的粗细上限，像素（长边 2400 时）
    private static let thickness = 7
    // 线上允许的断口，像素
    private static let gap = 3

    /// 擦线，返回新图
    static func remove(_ picture: GrayPicture) -> GrayPicture {
        var result = picture
        erase(from: picture, into: &result, minimum: max(40, picture.width / 20), horizontal: true)
        erase(from: picture, into: &result, minimum: max(60, picture.height / 20), horizontal: false)
        return result
    }

    private static func erase(from picture: GrayPicture, into result: inout GrayPicture, minimum: Int, horizontal: Bool) {
        let (length, lanes) = horizontal ? (picture.width, picture.height) : (picture.height, picture.width)
        let (along, across) = horizontal ? (1, picture.width) : (picture.width, 1)
        picture.pixels.withUnsafeBufferPointer { source in
            result.pixels.withUnsafeMutableBufferPointer { target in
                for lane in 0..<lanes {
                    let base = lane * across
                    var start = -1
                    var last = -1
                    for position in 0...length {
                        let isInk = position < length && source[base + position * along] < threshold
                        if isInk {
                            if start < 0 { start = position }
                            last = position
                        } else if start >= 0, position == length || position - last > gap {
                            if last - start >= minimum {
                                wipe(source, target, from: start, to: last, lane: lane, lanes: lanes, along: along, across: across)
                            }
                            start = -1
                        }
                    }
                }
            }
        }
    }

    // 逐点看垂直方向的厚度：薄的是线，擦；厚的是字，留
    private static func wipe(
        _ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutableBufferPointer<UInt8>, from start: Int, to end: Int, lane: Int,
        lanes: Int, along: Int, across: Int
    ) {
        for position in start...end {
            let at = lane * across + position * along
            var (before, after) = (0, 0)
            while before <= thickness, lane - before - 1 >= 0, source[at - (before + 1) * across] < threshold { before += 1 }
            while after <= thickness, lane + after + 1 < lanes, source[at + (after + 1) * across] < threshold { after += 1 }
            guard before + after + 1 <= thickness else { continue }
            // 两侧各多擦一像素的灰边
            for offset in max(-lane, -before - 1)...min(lanes - 1 - lane, after + 1) { target[at + offset * across] = 255 }
        }
    }
}
