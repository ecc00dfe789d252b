import Testing

@testable import OCRCore

@Suite struct WordMergeTests {
    private func word(_ text: String, x: Int, width: Int = 40, confidence: Double = 90, line: Int = 1, _ source: RecognizedWord.Source)
        -> RecognizedWord
    {
        RecognizedWord(
            text: text, box: PixelBox(x: x, y: 100, width: width, height: 30), confidence: confidence, source: source, line: line)
    }

    private func merged(_ chinese: [RecognizedWord], _ english: [RecognizedWord]) -> [String] {
        WordMerge.merge(chinese: chinese, english: english).sorted { $0.box.x < $1.box.x }.map(\.text)
    }

    @Test func 汉字取中文遍数字取英文遍() {
        let chinese = [word("葡萄糖", x: 0, width: 90, .zh), word("5.67", x: 400, .zh)]
        let english = [word("AmB", x: 5, width: 80, .en), word("5.61", x: 400, .en)]
        #expect(merged(chinese, english) == ["葡萄糖", "5.61"])
    }

    @Test func 与汉字挨着的词同属一格() {
        let chinese = [word("葡萄糖", x: 0, width: 90, .zh), word("GLU", x: 100, .zh)]
        #expect(merged(chinese, [word("GIU", x: 100, .en)]) == ["葡萄糖", "GLU"])
        #expect(WordMerge.cells(of: chinese).count == 1)
        #expect(WordMerge.cells(of: [chinese[0], word("GLU", x: 180, .zh)]).count == 2)
        #expect(WordMerge.cells(of: [chinese[0], word("GLU", x: 100, line: 2, .zh)]).count == 2)
    }

    @Test(arguments: ["十", "土", "一", "二"]) func 加减号的误读让位(lookalike: String) {
        #expect(merged([word(lookalike, x: 400, .zh)], [word("+", x: 400, .en)]) == ["+"])
        #expect(merged([word(lookalike, x: 400, .zh)], [word("+", x: 400, confidence: 40, .en)]) == [lookalike])
    }

    @Test func 没把握的英文词丢掉而数字留着() {
        #expect(merged([], [word("xk", x: 0, confidence: 20, .en), word("7.2", x: 100, confidence: 20, .en)]) == ["7.2"])
    }

    @Test func 英文遍漏掉的由中文遍补上() {
        #expect(merged([word("3.9", x: 400, .zh)], []) == ["3.9"])
        #expect(merged([word("~", x: 400, confidence: 10, .zh)], []).isEmpty)
    }
}
