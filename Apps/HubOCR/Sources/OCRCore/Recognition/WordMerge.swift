/// 合并中文与英文两遍的词：汉字格取中文遍，其余取英文遍
enum WordMerge {
    /// 同一格之内相邻词的最大间距，以字高计
    private static let cellGap = 1.6
    /// 英文词被汉字格盖住超过此比例即丢
    private static let coverLimit = 0.35
    /// 英文遍非数字词的最低置信度
    private static let minimumConfidence = 30.0
    /// 英文遍认出加减号时的最低置信度
    private static let signConfidence = 55.0

    /// 合并；顺序为先上后下、先左后右
    static func merge(chinese: [RecognizedWord], english: [RecognizedWord]) -> [RecognizedWord] {
        var signs: [RecognizedWord] = []
        var latin: [RecognizedWord] = []
        for word in english {
            if isSign(word.text), word.confidence > signConfidence {
                signs.append(word)
            } else if isNumeric(word.text) || word.confidence >= minimumConfidence {
                latin.append(word)
            }
        }
        // 十土士上二是加减号的误读，让位给英文遍
        let trusted = chinese.filter { word in
            !(isSignLookalike(word.text) && signs.contains { covered(word.box, by: [$0.box]) > 0.3 })
        }
        let cells = cells(of: trusted).filter { $0.contains(where: \.containsCJK) }
        let cjk = cells.flatMap { $0 }
        let cellBoxes = cells.map { cell in cell.dropFirst().reduce(cell[0].box) { $0.union($1.box) } }
        let kept = (latin + signs).filter { covered($0.box, by: cellBoxes) <= coverLimit }
        // 英文遍没有词的地方，中文遍的词补上
        let rest = trusted.filter { word in
            !cjk.contains(word) && covered(word.box, by: kept.map(\.box)) < 0.2 && !isNoise(word)
        }
        return (cjk + kept + rest).sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    }

    /// 同一行内间距小的词连成一格
    static func cells(of words: [RecognizedWord]) -> [[RecognizedWord]] {
        var cells: [[RecognizedWord]] = []
        for word in words {
            if let last = cells.last?.last, last.line == word.line {
                let gap = Double(word.box.x - last.box.right)
                if gap < cellGap * Double(max(last.box.height, word.box.height)) {
                    cells[cells.count - 1].append(word)
                    continue
                }
            }
            cells.append([word])
        }
        return cells
    }

    private static func covered(_ box: PixelBox, by others: [PixelBox]) -> Double {
        Double(others.reduce(0) { $0 + box.overlap($1) }) / Double(max(1, box.area))
    }

    private static func isNumeric(_ text: String) -> Bool { text.contains(where: \.isNumber) }

    private static func isSign(_ text: String) -> Bool {
        ["+", "++", "+++", "++++", "-", "1+", "2+", "3+", "4+"].contains(text)
    }

    private static func isSignLookalike(_ text: String) -> Bool { text.allSatisfy { "十土士上二一廿艹".contains($0) } }

    private static func isNoise(_ word: RecognizedWord) -> Bool {
        word.confidence < minimumConfidence && !isNumeric(word.text)
    }
}
