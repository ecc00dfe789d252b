/// 两种模型都不认识的符号，按墨的形状认
enum GlyphShape: String, Sendable {
    case plusMinus = "±"
    case up = "↑"
    case down = "↓"

    /// 由裁好的二值形状判断；textHeight 是数字的高，像素
    init?(_ picture: GrayPicture, textHeight: Double) {
        let rows = GlyphRows(picture)
        let (width, height) = (Double(picture.width), Double(picture.height))
        if Self.isPlusMinus(rows, width: width, height: height, textHeight: textHeight) {
            self = .plusMinus
        } else if Self.isArrow(rows.extents, width: width, height: height, textHeight: textHeight) {
            self = .up
        } else if Self.isArrow(rows.extents.reversed(), width: width, height: height, textHeight: textHeight) {
            self = .down
        } else {
            return nil
        }
    }

    // 两条宽墨带：一条居中，一条在底；其余行只有居中的竖笔
    private static func isPlusMinus(_ rows: GlyphRows, width: Double, height: Double, textHeight: Double) -> Bool {
        guard (0.45...1.05).contains(width / textHeight), (0.6...1.3).contains(height / textHeight), (0.9...1.8).contains(height / width)
        else {
            return false
        }
        let bands = rows.bands(minimum: 0.65 * width)
        guard bands.count == 2, let first = bands.first, let second = bands.last else { return false }
        let middle = Double(first.lowerBound + first.upperBound) / 2 / height
        guard (0.22...0.62).contains(middle), Double(second.upperBound) >= 0.88 * height, Double(first.lowerBound) >= 0.12 * height else {
            return false
        }
        // 两横之外的墨只有细而居中的竖笔，否则是 2、z、白 之类；紧挨着横的两行笔画有圆角，不看
        let above = rows.extents.prefix(first.lowerBound).filter { !$0.isEmpty }
        let between = rows.extents[first.upperBound..<second.lowerBound].dropFirst(2).dropLast(2).filter { !$0.isEmpty }
        guard !above.isEmpty else { return false }
        return (above + between).allSatisfy {
            Double($0.count) <= 0.55 * width && abs(Double($0.lowerBound + $0.upperBound) / 2 - width / 2) <= 0.2 * width
        }
    }

    // 尖在上：头部由窄变宽，其下是居中的细杆
    private static func isArrow(_ extents: [Range<Int>], width: Double, height: Double, textHeight: Double) -> Bool {
        guard (0.25...0.85).contains(width / textHeight), (0.75...1.5).contains(height / textHeight), height >= 1.5 * width else {
            return false
        }
        let rows = extents.filter { !$0.isEmpty }
        guard rows.count == extents.count, rows.count >= 10 else { return false }
        let shaft = rows.suffix(rows.count / 2)
        let stem = Double(shaft.reduce(0) { $0 + $1.count }) / Double(shaft.count)
        guard let widest = rows.indices.max(by: { rows[$0].count < rows[$1].count }) else { return false }
        let head = Double(rows[widest].count)
        guard head >= 1.7 * stem, shaft.allSatisfy({ Double($0.count) <= 1.6 * stem + 1 }), Double(widest) <= 0.5 * height,
            Double(widest) >= 0.08 * height, Double(rows[0].count) <= 0.7 * head
        else { return false }
        return shaft.allSatisfy { abs(Double($0.lowerBound + $0.upperBound) / 2 - width / 2) <= 0.16 * width + 1 }
    }
}

/// 形状逐行的墨：首末与个数
struct GlyphRows {
    // 低于此灰度算墨
    static let threshold: UInt8 = 150

    /// 每行墨的范围；空行为空范围
    let extents: [Range<Int>]
    /// 每行墨点数
    let counts: [Int]

    init(_ picture: GrayPicture) {
        var extents: [Range<Int>] = []
        var counts: [Int] = []
        for y in 0..<picture.height {
            let ink = (0..<picture.width).filter { picture[$0, y] < Self.threshold }
            extents.append(ink.first.map { $0..<((ink.last ?? $0) + 1) } ?? 0..<0)
            counts.append(ink.count)
        }
        self.extents = extents
        self.counts = counts
    }

    /// 墨点数不少于 minimum 的连续行
    func bands(minimum: Double) -> [Range<Int>] {
        var bands: [Range<Int>] = []
        for (y, count) in counts.enumerated() where Double(count) >= minimum {
            if let last = bands.last, last.upperBound == y {
                bands[bands.count - 1] = last.lowerBound..<y + 1
            } else {
                bands.append(y..<y + 1)
            }
        }
        return bands
    }
}
