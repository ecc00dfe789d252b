import FeatureKit
import Testing

@Suite("显示宽度")
struct DisplayWidthTests {
    @Test(arguments: [("abc", 3), ("白细胞", 6), ("５．６", 6), ("e\u{301}", 1), ("µmol/L", 6), ("γ-GT", 4), ("", 0)])
    func 东亚宽字符两列(text: String, width: Int) { #expect(text.displayWidth == width) }

    @Test func 截断不超宽() {
        for limit in 0...12 { #expect("血清葡萄糖 glucose".truncated(toWidth: limit).displayWidth <= limit) }
        #expect("葡萄糖".truncated(toWidth: 6) == "葡萄糖")
        #expect("葡萄糖酶".truncated(toWidth: 6) == "葡萄…")
    }
}
