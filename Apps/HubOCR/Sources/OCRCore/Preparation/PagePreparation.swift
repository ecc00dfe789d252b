/// 识别用的页面：展平、旋正、放大、去线之后
struct PreparedPage: Sendable {
    /// 灰度图，长边 2400 像素
    let picture: GrayPicture
    /// 顺时针转过的角度，0、90、180、270
    let rotation: Int
    /// 行投影与列投影之比，小说明页面横放
    let uprightness: Float
}

/// 把一张解码后的图变成适合识别的页面
enum PagePreparation {
    // 估计倾斜用的小图长边，像素
    private static let skewSide = 1100

    /// 去章、展平、去边；与方向无关，只做一次
    static func flatten(_ picture: ColorPicture) -> FlattenedPage {
        let gray = StampRemoval.gray(picture).reduced(toLongSide: PageRectification.longSide)
        var page = BackgroundFlattening.flatten(gray)
        page.picture = BorderRemoval.remove(page.picture)
        return page
    }

    /// 转到给定方向后旋正、放大、去线
    static func prepare(_ page: FlattenedPage, quarterTurns: Int = 0) -> PreparedPage {
        let turned = page.picture.rotated(quarterTurns: quarterTurns)
        let skew = SkewEstimate.estimate(page.tone.apply(turned.reduced(toLongSide: skewSide)))
        let straight = page.tone.apply(PageRectification.rectify(turned, skew: skew))
        return PreparedPage(
            picture: Sharpening.sharpen(LineRemoval.remove(straight), amount: Float(Knob.value("OCR_SHARP", 0)) / 10, radius: Knob.value("OCR_RADIUS", 2)), rotation: quarterTurns * 90, uprightness: skew.uprightness)
    }
}
