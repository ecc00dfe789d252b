import CLeptonica

/// 在页面上找孤立的 ± 与箭头，替换模型在同一处的胡猜
enum ShapeFinder {
    // 与左右邻居至少隔开字高的这么多，才算孤立
    private static let isolation = 0.22

    /// 返回把形状并进去之后的词
    static func apply(to words: [RecognizedWord], on picture: GrayPicture) -> [RecognizedWord] {
        guard let height = digitHeight(words) else { return words }
        let found = find(in: picture, textHeight: height)
        guard !found.isEmpty else { return words }
        let kept = words.filter { word in
            !found.contains { mark in
                let shared = Double(mark.box.overlap(word.box)) / Double(max(1, mark.box.area))
                return shared > 0.4 && word.box.width < mark.box.width * 2 && word.text.unicodeScalars.count <= 2
            }
        }
        return kept + found
    }

    // 数字词的典型高度
    private static func digitHeight(_ words: [RecognizedWord]) -> Double? {
        let heights = words.filter { $0.confidence > 60 && $0.text.contains(where: \.isNumber) }.map(\.box.height).sorted()
        return heights.count >= 4 ? Double(heights[heights.count / 2]) : nil
    }

    /// 找出全部形状
    static func find(in picture: GrayPicture, textHeight: Double) -> [RecognizedWord] {
        let boxes = components(picture).filter { Double($0.height) < 1.6 * textHeight && $0.height > 1 }.sorted { $0.y < $1.y }
        var found: [RecognizedWord] = []
        var taken = Set<Int>()
        for index in boxes.indices where !taken.contains(index) {
            let box = boxes[index]
            guard (0.2...1.1).contains(Double(box.width) / textHeight), Double(box.height) >= 0.3 * textHeight else { continue }
            let nearby = neighbours(of: index, in: boxes, reach: Int(1.6 * textHeight))
            // ± 的横与加号常是两块，上下叠着
            let stacked = nearby.filter { isStacked(boxes[$0], under: box, textHeight: textHeight) }
            let whole = stacked.reduce(box) { $0.union(boxes[$1]) }
            let others = nearby.filter { !stacked.contains($0) }.map { boxes[$0] }
            guard !others.contains(where: { crowds($0, whole, textHeight: textHeight) }) else { continue }
            guard let shape = GlyphShape(picture.cropped(whole), textHeight: textHeight) else { continue }
            taken.formUnion(stacked)
            found.append(RecognizedWord(text: shape.rawValue, box: whole, confidence: 85, source: .shape, line: 0))
        }
        return found
    }

    private static func neighbours(of index: Int, in boxes: [PixelBox], reach: Int) -> [Int] {
        var result: [Int] = []
        var lower = index - 1
        while lower >= 0, boxes[lower].y > boxes[index].y - 2 * reach {
            result.append(lower)
            lower -= 1
        }
        var upper = index + 1
        while upper < boxes.count, boxes[upper].y < boxes[index].bottom + reach {
            result.append(upper)
            upper += 1
        }
        return result
    }

    private static func isStacked(_ box: PixelBox, under top: PixelBox, textHeight: Double) -> Bool {
        let shared = min(box.right, top.right) - max(box.x, top.x)
        let gap = Double(box.y - top.bottom)
        return box.y > top.y && Double(shared) >= 0.7 * Double(max(box.width, top.width)) && gap <= 0.3 * textHeight
            && Double(box.height) <= 0.35 * textHeight
    }

    private static func crowds(_ other: PixelBox, _ box: PixelBox, textHeight: Double) -> Bool {
        guard Double(other.height) >= 0.15 * textHeight, other.y < box.bottom, other.bottom > box.y else { return false }
        let gap = max(other.x - box.right, box.x - other.right)
        return Double(gap) < isolation * textHeight
    }

    // 连通块的外框
    private static func components(_ picture: GrayPicture) -> [PixelBox] {
        var mask = pixCreate(Int32(picture.width), Int32(picture.height), 1)
        defer { pixDestroy(&mask) }
        guard let mask, let data = pixGetData(mask) else { return [] }
        let stride = Int(pixGetWpl(mask))
        picture.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<picture.height {
                for x in 0..<picture.width where pixels[y * picture.width + x] < GlyphRows.threshold {
                    data[y * stride + (x >> 5)] |= 0x8000_0000 >> UInt32(x & 31)
                }
            }
        }
        var boxes = pixConnCompBB(mask, 8)
        defer { boxaDestroy(&boxes) }
        return (0..<boxaGetCount(boxes)).map { index in
            var (x, y, w, h): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            boxaGetBoxGeometry(boxes, index, &x, &y, &w, &h)
            return PixelBox(x: Int(x), y: Int(y), width: Int(w), height: Int(h))
        }
    }
}
