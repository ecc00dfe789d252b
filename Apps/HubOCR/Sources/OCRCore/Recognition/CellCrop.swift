/// 把一格裁成识别喜欢的样子：字高统一，四周留白
enum CellCrop {
    // 高度与白边，像素
    private static let height = 44
    private static let margin = 14

    /// 裁出、缩放、加白边
    static func prepare(_ picture: GrayPicture, box: PixelBox) -> GrayPicture {
        let crop = picture.cropped(box)
        let width = max(1, crop.width * height / crop.height)
        return crop.scaled(toWidth: min(4000, width), height: height).padded(margin)
    }
}
