extension String {
    /// 在终端里占的列数：东亚宽字符两列，组合符零列，控制符零列
    public var displayWidth: Int { unicodeScalars.reduce(0) { $0 + $1.displayWidth } }

    /// 截到最多若干列，截断处以省略号收尾
    public func truncated(toWidth limit: Int) -> String {
        guard displayWidth > limit else { return self }
        guard limit > 1 else { return String(repeating: "…", count: max(0, limit)) }
        var width = 0
        var kept = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            width += scalar.displayWidth
            if width > limit - 1 { break }
            kept.append(scalar)
        }
        return String(kept) + "…"
    }

    /// 补空格到若干列
    public func padded(toWidth width: Int, alignRight: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - displayWidth))
        return alignRight ? space + self : self + space
    }

    /// 去掉控制字符，使外来文字不能操纵终端
    public var withoutControls: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

    // 宽字符区段取自 Unicode EastAsianWidth 的 W 与 F
    fileprivate var displayWidth: Int {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x202A...0x202E, 0x0300...0x036F, 0xFE00...0xFE0F: 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
            0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}
