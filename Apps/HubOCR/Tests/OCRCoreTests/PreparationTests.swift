import Testing

@testable import OCRCore

@Suite struct PreparationTests {
    // 按给定斜率与扇形把页面弄歪；skew 只用作坐标映射，与估计无关
    private func distorted(_ page: GrayPicture, rowSlope: Float, rowFan: Float) -> GrayPicture {
        var inverse = SkewEstimate()
        inverse.rowSlope = -rowSlope
        inverse.columnSlope = rowSlope
        inverse.rowFan = -rowFan
        return PageRectification.rectify(page, skew: inverse, longSide: page.longSide)
    }

    @Test(arguments: [Float(-0.06), -0.02, 0, 0.01, 0.045], [Float(0), 0.06])
    func 找出已知的斜率与扇形(slope: Float, fan: Float) {
        let page = distorted(Canvas.report(), rowSlope: slope, rowFan: fan).reduced(toLongSide: 1100)
        let found = SkewEstimate.estimate(page)
        #expect(abs(found.rowSlope - slope) < 0.003)
        #expect(abs(found.rowFan - fan) < 0.02)
        #expect(fan != 0 || !found.isSideways)
    }

    @Test func 横放的页面看得出来() {
        let page = Canvas.report().reduced(toLongSide: 1100)
        #expect(SkewEstimate.estimate(page.rotated(quarterTurns: 1)).isSideways)
        #expect(SkewEstimate.estimate(page.rotated(quarterTurns: 3)).isSideways)
        #expect(!SkewEstimate.estimate(page.rotated(quarterTurns: 2)).isSideways)
    }

    @Test func 空白页不动() {
        #expect(SkewEstimate.estimate(GrayPicture(width: 1100, height: 800)) == .none)
    }

    @Test func 擦线留字() {
        let clean = Canvas.report()
        var ruled = Canvas(width: 0, height: 0)
        ruled.picture = clean
        for row in 0...8 { ruled.fill(x: 60, y: 306 + 90 * row, width: 1380, height: 4) }
        for column in [60, 520, 760, 1140, 1436] { ruled.fill(x: column, y: 306, width: 4, height: 724) }
        #expect(ruled.picture.ink > clean.ink * 13 / 10)
        let erased = LineRemoval.remove(ruled.picture)
        #expect(abs(erased.ink - clean.ink) * 50 < clean.ink)
    }

    @Test func 没有线的页面不变() {
        #expect(LineRemoval.remove(Canvas.report()) == Canvas.report())
    }

    @Test func 阴影展平而字仍黑() {
        var page = Canvas.report()
        for y in 0..<page.height {
            for x in 0..<page.width { page[x, y] = UInt8(Int(page[x, y]) * (1000 - 600 * x / page.width) / 1000) }
        }
        let flat = BackgroundFlattening.flatten(page)
        let level = flat.tone.apply(flat.picture)
        // 角上的纸原本一边 255 一边 102
        #expect(level[20, 640] > 240 && level[page.width - 20, 640] > 240)
        #expect(abs(level.ink - Canvas.report().ink) * 4 < level.ink)
    }

    @Test func 红章变白而压着的黑字与小红字都在() {
        var page = ColorPicture(GrayPicture(width: 900, height: 600))
        page.fill(x: 300, y: 200, width: 200, height: 160, color: (220, 60, 60))
        page.fill(x: 340, y: 260, width: 120, height: 10, color: (20, 20, 20))
        page.fill(x: 700, y: 500, width: 12, height: 20, color: (220, 60, 60))
        let gray = StampRemoval.gray(page)
        #expect(gray[320, 220] > 200)
        #expect(gray[400, 265] < 40)
        #expect(gray[705, 510] < 140)
        #expect(StampRemoval.stamps(in: page).count == 1)
    }

    @Test func 连着画面边的暗块擦去() {
        var page = Canvas(width: 400, height: 300)
        page.picture = GrayPicture(width: 400, height: 300, fill: UInt8(FlattenedPage.paper))
        page.fill(x: 0, y: 0, width: 30, height: 300, gray: 50)
        page.fill(x: 200, y: 150, width: 20, height: 20, gray: 30)
        let result = BorderRemoval.remove(page.picture)
        #expect(result[10, 150] == UInt8(FlattenedPage.paper))
        #expect(result[210, 160] == 30)
    }
}
