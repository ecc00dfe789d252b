internal import CLeptonica

extension GrayPicture {
    /// 转成 leptonica 的八位图；调用者负责释放
    func makePix() -> UnsafeMutablePointer<Pix>? {
        guard let pix = pixCreate(Int32(width), Int32(height), 8), let data = pixGetData(pix) else { return nil }
        let stride = Int(pixGetWpl(pix)) * 4
        data.withMemoryRebound(to: UInt8.self, capacity: stride * height) { bytes in
            pixels.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    // leptonica 在小端机上字内字节是反的
                    for x in 0..<width { bytes[y * stride + (x ^ 3)] = source[y * width + x] }
                }
            }
        }
        return pix
    }

    /// 由 leptonica 的八位图构造
    init(pix: UnsafeMutablePointer<Pix>) {
        let (width, height, stride) = (Int(pixGetWidth(pix)), Int(pixGetHeight(pix)), Int(pixGetWpl(pix)) * 4)
        let data = pixGetData(pix)
        self.init(width: width, height: height) { out in
            data?.withMemoryRebound(to: UInt8.self, capacity: stride * height) { bytes in
                for y in 0..<height {
                    for x in 0..<width { out[y * width + x] = bytes[y * stride + (x ^ 3)] }
                }
            }
        }
    }
}
