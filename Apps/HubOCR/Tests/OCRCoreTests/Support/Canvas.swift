import CLeptonica

@testable import OCRCore

/// 在代码里画的测试页：字用 leptonica 自带的点阵字体，不依赖任何现成图片
struct Canvas {
    var picture: GrayPicture

    init(width: Int, height: Int) { picture = GrayPicture(width: width, height: height) }

    /// 填一块矩形
    mutating func fill(x: Int, y: Int, width: Int, height: Int, gray: UInt8 = 0) {
        for row in y..<y + height { for column in x..<x + width { picture[column, row] = gray } }
    }

    /// 写一行英文；y 是字的顶，大写字高约 35 像素
    mutating func write(_ text: String, x: Int, y: Int) {
        var font = bmfCreate(nil, 12)
        var line = pixCreate(Int32(50 * text.utf8.count + 20), 60, 8)
        defer {
            bmfDestroy(&font)
            pixDestroy(&line)
        }
        pixSetAll(line)
        var (width, overflow): (Int32, Int32) = (0, 0)
        pixSetTextline(line, font, text, 0, 0, 42, &width, &overflow)
        guard let line else { return }
        let drawn = GrayPicture(pix: line)
        for row in 0..<drawn.height where y + row < picture.height {
            for column in 0..<min(Int(width), picture.width - x) where drawn[column, row] < 255 {
                picture[x + column, y + row] = drawn[column, row]
            }
        }
    }

    /// 一张英文化验单，八行四列
    static func report() -> GrayPicture {
        var page = Canvas(width: 1500, height: 1300)
        page.write("Laboratory Report", x: 500, y: 80)
        for (text, x) in [("Test Name", 100), ("Result", 560), ("Reference", 800), ("Unit", 1180)] { page.write(text, x: x, y: 220) }
        for (index, row) in rows.enumerated() {
            for (text, x) in zip(row, [100, 560, 800, 1180]) { page.write(text, x: x, y: 320 + 90 * index) }
        }
        page.write("Checked by the laboratory", x: 100, y: 1150)
        return page.picture
    }

    /// 化验单的内容：名称、结果、参考区间、单位
    static let rows = [
        ["Glucose", "5.61", "3.90-6.10", "mmol/L"], ["Urea", "3.66", "2.80-8.20", "mmol/L"], ["Albumin", "46.8", "35.0-55.0", "g/L"],
        ["Calcium", "2.31", "2.11-2.52", "mmol/L"], ["Sodium", "141.2", "137.0-147.0", "mmol/L"],
        ["Creatinine", "87.5", "57.0-97.0", "umol/L"],
        ["Potassium", "4.27", "3.50-5.30", "mmol/L"], ["Cholesterol", "4.99", "2.80-5.70", "mmol/L"],
    ]
}

extension ColorPicture {
    /// 灰度图的彩色版
    init(_ gray: GrayPicture) {
        self.init(width: gray.width, height: gray.height, pixels: gray.pixels.flatMap { [$0, $0, $0] })
    }

    /// 涂一块颜色
    mutating func fill(x: Int, y: Int, width: Int, height: Int, color: (UInt8, UInt8, UInt8)) {
        for row in y..<y + height {
            for column in x..<x + width {
                let at = (row * self.width + column) * 3
                (pixels[at], pixels[at + 1], pixels[at + 2]) = color
            }
        }
    }
}

extension GrayPicture {
    /// 写成 JPEG；orientation 非空时插入带此方向的 EXIF 段
    func jpeg(orientation: UInt8? = nil, littleEndian: Bool = true) -> [UInt8] {
        var pix = makePix()
        defer { pixDestroy(&pix) }
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0
        guard pixWriteMemJpeg(&data, &size, pix, 95, 0) == 0, let data else { return [] }
        defer { lept_free(data) }
        let bytes = Array(UnsafeBufferPointer(start: data, count: size))
        guard let orientation else { return bytes }
        let tiff: [UInt8] =
            littleEndian
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
            : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        let segment = Array("Exif\0\0".utf8) + tiff
        return Array(bytes.prefix(2)) + [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment + bytes.dropFirst(2)
    }

    /// 墨点数
    var ink: Int { pixels.count { $0 < 128 } }
}

/// 可重放的随机数（SplitMix64）
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
