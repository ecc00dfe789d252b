import Testing

@testable import OCRCore

@Suite struct PictureDecoderTests {
    // 左上角黑，右上角灰，余下白：八个方向各不相同
    private let sample: GrayPicture = {
        var canvas = Canvas(width: 64, height: 48)
        canvas.fill(x: 0, y: 0, width: 16, height: 16, gray: 0)
        canvas.fill(x: 48, y: 0, width: 16, height: 16, gray: 128)
        return canvas.picture
    }()

    @Test func PNG原样解出() throws {
        let decoded = try PictureDecoder.decode(try PictureEncoder.png(sample))
        #expect(decoded.width == 64 && decoded.height == 48)
        #expect(zip(decoded.gray().pixels, sample.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    // 每个方向下黑角与灰角应在的位置：左上、右上、右下、左下记为 0、1、2、3
    @Test(arguments: [(1, 0, 1), (2, 1, 0), (3, 2, 3), (4, 3, 2), (5, 0, 3), (6, 1, 2), (7, 2, 1), (8, 3, 0)], [true, false])
    func JPEG按EXIF方向摆正(expected: (orientation: Int, black: Int, gray: Int), littleEndian: Bool) throws {
        let bytes = sample.jpeg(orientation: UInt8(expected.orientation), littleEndian: littleEndian)
        let page = try PictureDecoder.decode(bytes).gray()
        #expect((page.width, page.height) == (expected.orientation < 5 ? (64, 48) : (48, 64)))
        let corners = [page[6, 6], page[page.width - 7, 6], page[page.width - 7, page.height - 7], page[6, page.height - 7]]
        for (index, value) in corners.enumerated() {
            let wanted = index == expected.black ? 0 : index == expected.gray ? 128 : 255
            #expect(abs(Int(value) - wanted) < 12, "第 \(index) 角")
        }
    }

    @Test func 没有EXIF与方向越界都当正放() throws {
        #expect(ExifOrientation.read(sample.jpeg()) == 1)
        #expect(ExifOrientation.read(sample.jpeg(orientation: 9)) == 1)
        #expect(ExifOrientation.read([]) == 1)
    }

    @Test(arguments: [(50_000, 50_000), (30_001, 20), (20_000, 20_000)])
    func 头里尺寸过大的PNG不解(width: Int, height: Int) throws {
        var bytes = try PictureEncoder.png(sample)
        for (at, value) in [(16, width), (20, height)] {
            for byte in 0..<4 { bytes[at + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte)) }
        }
        let error = #expect(throws: OCRError.self) { try PictureDecoder.decode(bytes) }
        #expect(error?.code == "IMAGE_TOO_LARGE")
    }

    @Test(
        arguments: [[], [0x89], Array("不是图片".utf8), [0xFF, 0xD8, 0xFF, 0xE0, 0, 4], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]]
            as [[UInt8]])
    func 不是图片的字节报错(bytes: [UInt8]) {
        let error = #expect(throws: OCRError.self) { try PictureDecoder.decode(bytes) }
        #expect(error?.code == "IMAGE_UNREADABLE")
    }

    @Test func 太小的图没有字() throws {
        let error = #expect(throws: OCRError.self) {
            try PictureDecoder.decode(try PictureEncoder.png(GrayPicture(width: 15, height: 400)))
        }
        #expect(error?.code == "IMAGE_UNREADABLE")
    }

    @Test(arguments: [true, false]) func 截断与损坏只会报错不会崩(isPNG: Bool) throws {
        let whole = isPNG ? try PictureEncoder.png(sample) : sample.jpeg(orientation: 6)
        var random = SeededRandom(state: 20_260_101)
        for _ in 0..<200 {
            var bytes = Array(whole.prefix(Int.random(in: 0...whole.count, using: &random)))
            for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            do {
                let picture = try PictureDecoder.decode(bytes)
                #expect(picture.pixels.count == picture.width * picture.height * 3)
            } catch { #expect(["IMAGE_UNREADABLE", "IMAGE_TOO_LARGE"].contains(error.code)) }
        }
    }

    @Test func 截去后半的PNG报读不出() throws {
        let whole = try PictureEncoder.png(Canvas.report())
        let error = #expect(throws: OCRError.self) { try PictureDecoder.decode(Array(whole.prefix(whole.count / 2))) }
        #expect(error?.code == "IMAGE_UNREADABLE")
    }
}
