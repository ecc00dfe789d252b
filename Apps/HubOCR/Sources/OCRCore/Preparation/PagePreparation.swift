/// 识别用的页面：展平、旋正、放大、去线之后
struct PreparedPage: Sendable {
    /// 灰度图，长边为 PagePreparation.longSide
    let picture: GrayPicture
    /// 顺时针转过的角度，0、90、180、270
    let rotation: Int
}

/// 转到某个方向、量好倾斜、还没有放大的页面
struct AlignedPage: Sendable {
    fileprivate let picture: GrayPicture
    fileprivate let tone: ToneCurve
    /// 几何变形的估计
    let skew: SkewEstimate
    /// 顺时针转过几个 90°
    let quarterTurns: Int
}

/// 把一张解码后的图变成适合识别的页面
enum PagePreparation {
    /// 页面的长边，像素；英文与数字在此尺寸上读得最准
    static let longSide = 2800
    /// 中文遍的长边，像素；再大字反而散
    static let chineseLongSide = 2400
    // 估计倾斜用的小图长边，像素
    private static let skewSide = 1100

    /// 去章、展平、去边；与方向无关，只做一次
    static func flatten(_ picture: ColorPicture) -> FlattenedPage {
        let gray = StampRemoval.gray(picture).reduced(toLongSide: longSide)
        var page = BackgroundFlattening.flatten(gray)
        page.picture = BorderRemoval.remove(page.picture)
        return page
    }

    /// 转到给定方向并估计倾斜
    static func align(_ page: FlattenedPage, quarterTurns: Int = 0) -> AlignedPage {
        let turned = page.picture.rotated(quarterTurns: quarterTurns)
        let skew = SkewEstimate.estimate(page.tone.apply(turned.reduced(toLongSide: skewSide)))
        return AlignedPage(picture: turned, tone: page.tone, skew: skew, quarterTurns: quarterTurns)
    }

    /// 旋正、放大到给定长边、去线
    static func render(_ page: AlignedPage, longSide: Int = longSide) -> PreparedPage {
        let straight = page.tone.apply(PageRectification.rectify(page.picture, skew: page.skew, longSide: longSide))
        return PreparedPage(picture: LineRemoval.remove(straight), rotation: page.quarterTurns * 90)
    }
}
