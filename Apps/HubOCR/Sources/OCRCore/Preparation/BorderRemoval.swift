/// 擦去连着画面边缘的暗块：桌面、书脊、纸外的阴影
enum BorderRemoval {
    // 低于此灰度算暗
    private static let threshold = UInt8(0.82 * FlattenedPage.paper)

    /// 从四边灌水，灌到的地方变白
    static func remove(_ picture: GrayPicture) -> GrayPicture {
        var result = picture
        let (width, height) = (picture.width, picture.height)
        var pending: [Int] = []
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            func visit(_ at: Int) {
                if pixels[at] < threshold {
                    pixels[at] = UInt8(FlattenedPage.paper)
                    pending.append(at)
                }
            }
            // 边缘一两像素可能是抗锯齿的灰，所以从第三圈起也看
            for inset in 0..<min(3, width / 2, height / 2) {
                for x in inset..<width - inset {
                    visit(inset * width + x)
                    visit((height - 1 - inset) * width + x)
                }
                for y in inset..<height - inset {
                    visit(y * width + inset)
                    visit(y * width + width - 1 - inset)
                }
            }
            while let at = pending.popLast() {
                let (x, y) = (at % width, at / width)
                if x > 0 { visit(at - 1) }
                if x < width - 1 { visit(at + 1) }
                if y > 0 { visit(at - width) }
                if y < height - 1 { visit(at + width) }
            }
        }
        return result
    }
}
