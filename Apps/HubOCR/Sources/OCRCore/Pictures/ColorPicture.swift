/// 解码所得的彩色图，每像素三字节 RGB
struct ColorPicture: Sendable {
    let width: Int
    let height: Int
    var pixels: [UInt8]

    /// 按亮度转灰度
    func gray() -> GrayPicture {
        GrayPicture(width: width, height: height) { out in
            pixels.withUnsafeBufferPointer { rgb in
                for i in 0..<width * height {
                    let r = UInt32(rgb[3 * i])
                    let g = UInt32(rgb[3 * i + 1])
                    let b = UInt32(rgb[3 * i + 2])
                    out[i] = UInt8((r * 77 + g * 150 + b * 29) >> 8)
                }
            }
        }
    }
}
