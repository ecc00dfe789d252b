import LabReportsDomain

/// 图的数值轴：取整的刻度，盖住所有点与参考范围
struct ChartScale: Sendable {
    let ticks: [Double]
    let decimals: Int

    var bottom: Double { ticks.first ?? 0 }
    var top: Double { ticks.last ?? 1 }

    init(_ points: [TrendPoint], count: Int = 5) {
        let values = points.flatMap { [$0.number, $0.low, $0.high].compactMap { $0 } }
        let (low, high) = (values.min() ?? 0, values.max() ?? 1)
        let span = high > low ? high - low : max(abs(high) * 0.2, 0.1)
        // 步长取 1、2、5 乘十的幂
        let raw = span * 1.15 / Double(count - 1)
        var power = 1.0
        while power > raw { power /= 10 }
        while power * 10 <= raw { power *= 10 }
        let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= raw } ?? power * 10
        let first = ((low - span * 0.07) / step).rounded(.down) * step
        // 检验值不为负，轴也不画到零下
        let start = low >= 0 ? max(0, first) : first
        var ticks = [start]
        while let last = ticks.last, last < high { ticks.append(start + Double(ticks.count) * step) }
        if ticks.count == 1 { ticks.append(start + step) }
        self.ticks = ticks
        var (decimals, unit) = (0, step)
        while decimals < 6, abs(unit - unit.rounded()) > 1e-9 * max(unit, 1) {
            unit *= 10
            decimals += 1
        }
        self.decimals = decimals
    }

    /// 在轴上的位置，0 在底，1 在顶
    func position(_ value: Double) -> Double { top > bottom ? (value - bottom) / (top - bottom) : 0.5 }

    func label(_ tick: Double) -> String { Decimals.format(tick, decimals) }
}

/// 小数的写法
enum Decimals {
    static func format(_ number: Double, _ decimals: Int) -> String {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (abs(number) * scale).rounded()
        guard scaled < 1e15 else { return String(number) }
        let digits = String(Int64(scaled))
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        let sign = number < 0 && scaled != 0 ? "-" : ""
        guard decimals > 0 else { return sign + padded }
        return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }

    /// 小数点后的位数
    static func count(in text: String) -> Int { text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0 }

    /// 去掉末尾多余的零，最多四位有效小数
    static func brief(_ number: Double) -> String {
        var text = format(number, abs(number) >= 100 ? 1 : abs(number) >= 1 ? 2 : 4)
        guard text.contains(".") else { return text }
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }
}
