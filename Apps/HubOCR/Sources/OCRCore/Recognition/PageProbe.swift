/// 用页面的一小条定语言，免得英文页也付一遍中文识别
enum PageProbe {
    /// 取墨最多的一条，高为页面的十分之一
    static func band(of picture: GrayPicture) -> GrayPicture {
        let height = max(1, picture.height / 10)
        var rows = [Int](repeating: 0, count: picture.height + 1)
        picture.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<picture.height {
                var ink = 0
                for x in stride(from: 0, to: picture.width, by: 3) where pixels[y * picture.width + x] < 140 { ink += 1 }
                rows[y + 1] = rows[y] + ink
            }
        }
        let best =
            stride(from: 0, through: max(0, picture.height - height), by: 8).max {
                rows[$0 + height] - rows[$0] < rows[$1 + height] - rows[$1]
            } ?? 0
        return picture.cropped(PixelBox(x: 0, y: best, width: picture.width, height: height))
    }

    /// 有把握的汉字超过百分之四即中文页：中文化验单的行里大半也是数字与单位
    static func language(of words: [RecognizedWord]) -> PageLanguage {
        let (han, all) = census(words)
        return han >= 3 && han * 100 >= all * 4 ? .zh : .en
    }

    /// 读得通的程度：有把握的字乘以置信度之和
    static func legibility(_ words: [RecognizedWord]) -> Double {
        words.filter { $0.confidence > 50 }.reduce(0) { $0 + $1.confidence * Double($1.text.unicodeScalars.count) }
    }

    /// 整页读得不通：有把握的字不到六成，或几乎没有字
    static func isDoubtful(_ words: [RecognizedWord]) -> Bool {
        let all = words.reduce(0) { $0 + $1.text.unicodeScalars.count }
        return all < 20 || census(words).all * 100 < all * 60
    }

    /// 有把握的汉字数与有把握的字数
    static func census(_ words: [RecognizedWord]) -> (han: Int, all: Int) {
        let sure = words.filter { $0.confidence > 50 }.flatMap { Array($0.text.unicodeScalars) }
        return (sure.count(where: \.isCJK), sure.count)
    }
}
