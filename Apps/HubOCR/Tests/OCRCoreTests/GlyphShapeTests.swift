import Testing

@testable import OCRCore

@Suite struct GlyphShapeTests {
    // 用星号点阵画一个形状，放大成字那么大
    private func shape(_ rows: [String], scale: Int = 5) -> GlyphShape? {
        var canvas = Canvas(width: rows[0].count * scale, height: rows.count * scale)
        for (y, row) in rows.enumerated() {
            for (x, dot) in row.enumerated() where dot == "*" { canvas.fill(x: x * scale, y: y * scale, width: scale, height: scale) }
        }
        return GlyphShape(canvas.picture, textHeight: 35)
    }

    private let up = ["..*..", ".***.", "*.*.*", "..*..", "..*..", "..*..", "..*..", "..*.."]

    @Test func 认出正负号与箭头() {
        #expect(shape(["..*..", "..*..", "*****", "..*..", "..*..", ".....", "*****"]) == .plusMinus)
        #expect(shape(up) == .up)
        #expect(shape(up.reversed()) == .down)
    }

    @Test(arguments: [
        ["..*..", "..*..", "*****", "..*..", "..*.."], ["*****", "..*..", "..*..", "..*..", "..*..", "..*..", "..*.."],
        ["..*..", ".**..", "..*..", "..*..", "..*..", "..*..", ".***."],
        [".***.", "*...*", "....*", "...*.", "..*..", ".*...", "*****"], ["*****", "*....", "****.", "*....", "*....", "*....", "*****"],
        ["..*..", ".*.*.", ".*.*.", "*...*", "*****", "*...*", "*...*"], ["*...*", "*...*", ".*.*.", "..*..", "..*..", "..*..", "..*.."],
        ["..*..", "..*..", "*****", "*...*", "*...*", "*...*", "*****"],
    ]) func 字母数字白字与加号都不是(rows: [String]) {
        #expect(shape(rows) == nil)
    }

    @Test func 页面上的孤立形状替掉同处的误读() {
        var page = Canvas(width: 800, height: 200)
        let box = PixelBox(x: 300, y: 80, width: 25, height: 35)
        page.fill(x: 310, y: 80, width: 5, height: 25)
        page.fill(x: 300, y: 90, width: 25, height: 5)
        page.fill(x: 300, y: 110, width: 25, height: 5)
        func word(_ text: String, _ box: PixelBox) -> RecognizedWord {
            RecognizedWord(text: text, box: box, confidence: 90, source: .en, line: 1)
        }
        let numbers = (0..<4).map { word("5.\($0)", PixelBox(x: 500 + 60 * $0, y: 80, width: 50, height: 35)) }
        let result = ShapeFinder.apply(to: numbers + [word("t", box)], on: page.picture)
        #expect(result.map(\.text) == numbers.map(\.text) + ["±"])
        // 旁边紧挨着墨的不是孤立形状
        page.fill(x: 328, y: 80, width: 5, height: 35)
        #expect(ShapeFinder.apply(to: numbers, on: page.picture).count == 4)
    }
}
