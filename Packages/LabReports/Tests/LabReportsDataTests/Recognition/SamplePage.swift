import FoundationEssentials
import Subprocess

/// 测试用的一页：用 SVG 画出来，不依赖任何现成图片
enum SamplePage {
    /// rsvg-convert 与中文字体是否在这台机器上
    static let canDraw = FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")

    /// 画一张化验单，返回 PNG 字节；turned 为顺时针转的度数
    static func png(turned: Int = 0) async throws -> [UInt8] {
        let rows = [
            ("总胆红素", "12.7", "5.1-19.0", "umol/L"), ("白蛋白", "49.3", "35.0-55.0", "g/L"), ("葡萄糖", "7.63", "3.90-6.10", "mmol/L"),
            ("尿素", "3.66", "2.80-8.20", "mmol/L"), ("甘油三酯", "1.29", "0.30-1.70", "mmol/L"), ("总胆固醇", "4.99", "2.80-5.70", "mmol/L"),
        ]
        let body = rows.enumerated().map { index, row in
            let y = 420 + index * 60
            return """
                <text x="120" y="\(y)">\(row.0)</text><text x="520" y="\(y)">\(row.1)</text>\
                <text x="760" y="\(y)">\(row.2)</text><text x="1040" y="\(y)">\(row.3)</text>
                """
        }.joined()
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1240"><rect width="1240" height="1240" fill="white"/>\
            <g font-family="WenQuanYi Zen Hei, Noto Sans CJK SC" font-size="30" transform="rotate(\(turned) 620 620)">\
            <text x="420" y="180" font-size="48">检验报告单</text><text x="120" y="330">项目名称</text><text x="520" y="330">结果</text>\
            <text x="760" y="330">参考区间</text><text x="1040" y="330">单位</text>\(body)\
            <text x="120" y="1100">检验者：示例乙　审核者：示例丙　本结果仅对该标本负责</text></g></svg>
            """
        let result = try await run(.name("rsvg-convert"), input: .string(svg), output: .bytes(limit: 8 << 20))
        return result.standardOutput
    }

    /// 头里写着五万乘五万、没有内容的 PNG
    static let bomb: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
            0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50, 8, 2, 0, 0, 0,
        ]
        + [0, 0, 0, 0]
}
