import Kernel
import LabReportsDomain

/// SVG 的趋势图：坐标轴、参考范围、折线、点，双语的标题
struct SVGChart {
    let series: TrendSeries
    private enum Colour {
        static let line = "#2563a8"
        static let alarm = "#c0392b"
    }

    private let width = 760.0
    private let height = 400.0
    private let left = 64.0
    private let right = 28.0
    private let top = 64.0
    private let bottom = 52.0

    init(series: TrendSeries) { self.series = series }

    func render() -> String {
        let scale = ChartScale(series.points)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(n(width)) \(n(height))" width="\(n(width))" height="\(n(height))" role="img" \
            font-family="'Noto Sans CJK SC','WenQuanYi Zen Hei',sans-serif" font-size="13" fill="#333">
            <title>\(escape(title))</title>
            <rect width="100%" height="100%" fill="#fff"/>
            <text x="\(n(left))" y="28" font-size="18" font-weight="600" fill="#111">\(escape(title))</text>
            <text x="\(n(left))" y="48" fill="#777">\(escape(series.unit))</text>
            \(legend)
            \(grid(scale))
            \(band(scale))
            \(line(scale))
            \(marks(scale))
            \(dates)
            </svg>

            """
    }

    private var title: String {
        series.title.zh == series.title.en ? series.title.zh : "\(series.title.zh) \(series.title.en)"
    }

    private var legend: String {
        let x = width - right - 190
        return """
            <rect x="\(n(x))" y="37" width="18" height="12" fill="#d9efe0"/>\
            <text x="\(n(x + 24))" y="48" fill="#777" font-size="12">参考范围 reference range</text>
            """
    }

    private func grid(_ scale: ChartScale) -> String {
        scale.ticks.map { tick in
            let y = y(tick, scale)
            return """
                <line x1="\(n(left))" y1="\(n(y))" x2="\(n(width - right))" y2="\(n(y))" stroke="#e8e8e8"/>\
                <text x="\(n(left - 8))" y="\(n(y + 4.5))" text-anchor="end" fill="#777">\(scale.label(tick))</text>
                """
        }.joined(separator: "\n")
    }

    // 每一点的范围管到与邻点的中间，范围变了就看得见台阶
    private func band(_ scale: ChartScale) -> String {
        series.points.indices.compactMap { index in
            let point = series.points[index]
            guard point.low != nil || point.high != nil else { return nil }
            let start = index == 0 ? left : (x(series.points[index - 1]) + x(point)) / 2
            let end = index == series.points.count - 1 ? width - right : (x(point) + x(series.points[index + 1])) / 2
            let (upper, lower) = (y(min(point.high ?? scale.top, scale.top), scale), y(max(point.low ?? scale.bottom, scale.bottom), scale))
            return """
                <rect x="\(n(start))" y="\(n(upper))" width="\(n(end - start))" height="\(n(max(0, lower - upper)))" fill="#2e9e5b" fill-opacity=".15"/>
                """
        }.joined(separator: "\n")
    }

    private func line(_ scale: ChartScale) -> String {
        let path = series.points.map { "\(n(x($0))),\(n(y($0.number, scale)))" }.joined(separator: " ")
        return element("polyline", ["points": path, "fill": "none", "stroke": Colour.line, "stroke-width": "2"])
    }

    private func marks(_ scale: ChartScale) -> String {
        series.points.map { point in
            let (x, y) = (x(point), y(point.number, scale))
            let tip = "<title>\(point.date.iso8601): \(label(point)) \(escape(series.unit))</title>"
            let text = series.points.count <= 16 ? value(point, x, y) : ""
            switch point.flag {
            case .high: return triangle(x, y, -1, tip) + text
            case .low: return triangle(x, y, 1, tip) + text
            default: return element("circle", ["cx": n(x), "cy": n(y), "r": "4.5", "fill": Colour.line, "stroke": "#fff"], tip) + text
            }
        }.joined(separator: "\n")
    }

    private func value(_ point: TrendPoint, _ x: Double, _ y: Double) -> String {
        // 偏低的点把数写在下面，不压在线上
        let place = ["x": n(x), "y": n(point.flag == .low ? y + 22 : y - 11), "text-anchor": "middle", "font-size": "12"]
        return element("text", place.merging(["fill": point.flag == nil ? Colour.line : Colour.alarm]) { $1 }, label(point))
    }

    private func label(_ point: TrendPoint) -> String { escape((point.comparator?.rawValue ?? "") + Decimals.brief(point.number)) }

    private func triangle(_ x: Double, _ y: Double, _ direction: Double, _ tip: String) -> String {
        let points = "\(n(x - 6)),\(n(y - direction * 5)) \(n(x + 6)),\(n(y - direction * 5)) \(n(x)),\(n(y + direction * 6))"
        return element("polygon", ["points": points, "fill": Colour.alarm, "stroke": "#fff"], tip)
    }

    // 日期挤在一起时只写得下的那些
    private var dates: String {
        var edge = -Double.infinity
        return series.points.compactMap { point in
            let x = x(point)
            guard x - edge >= 84 else { return nil }
            edge = x
            return """
                <line x1="\(n(x))" y1="\(n(height - bottom))" x2="\(n(x))" y2="\(n(height - bottom + 5))" stroke="#999"/>\
                <text x="\(n(x))" y="\(n(height - bottom + 22))" text-anchor="middle" fill="#777">\(point.date.iso8601)</text>
                """
        }.joined(separator: "\n")
    }

    private func x(_ point: TrendPoint) -> Double {
        guard let first = series.points.first, let last = series.points.last else { return left }
        let (inner, days) = (width - left - right - 60, last.date.daysSinceEpoch - first.date.daysSinceEpoch)
        guard days > 0 else { return left + 30 + inner / 2 }
        return left + 30 + inner * Double(point.date.daysSinceEpoch - first.date.daysSinceEpoch) / Double(days)
    }

    private func y(_ value: Double, _ scale: ChartScale) -> Double { height - bottom - scale.position(value) * (height - top - bottom) }

    private func n(_ number: Double) -> String { Decimals.brief(number) }

    private func element(_ name: String, _ attributes: [String: String], _ content: String = "") -> String {
        let list = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\"\($0.value)\"" }.joined(separator: " ")
        return "<\(name) \(list)>\(content)</\(name)>"
    }

    private func escape(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
