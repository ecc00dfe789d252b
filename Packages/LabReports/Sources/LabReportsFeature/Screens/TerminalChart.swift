import FeatureKit
import Kernel
import LabReportsDomain

/// 字符画的趋势图：点、参考范围、两头的日期
struct TerminalChart {
    let series: TrendSeries
    var width = 64
    var height = 12

    func render() -> String {
        guard let first = series.points.first, let last = series.points.last else { return "" }
        let scale = ChartScale(series.points)
        let labels = scale.ticks.map(scale.label)
        let margin = labels.map(\.displayWidth).max() ?? 0
        var grid = Array(repeating: Array(repeating: Character(" "), count: width), count: height)
        drawBand(&grid, scale)
        drawPoints(&grid, scale)
        var lines = grid.enumerated().map { row, cells in
            let label = zip(scale.ticks, labels).first { self.row($0.0, scale) == row }?.1 ?? ""
            return label.padded(toWidth: margin, alignRight: true) + (label.isEmpty ? " │" : " ┤") + String(cells).trimmedRight
        }
        lines.append(String(repeating: " ", count: margin + 1) + "└" + String(repeating: "─", count: width))
        lines.append(String(repeating: " ", count: margin + 2) + axis(first.date.iso8601, last.date.iso8601))
        return lines.joined(separator: "\n")
    }

    private func axis(_ first: String, _ last: String) -> String {
        first == last
            ? String(repeating: " ", count: max(0, width / 2 - 5)) + first
            : first + String(repeating: " ", count: max(1, width - 20)) + last
    }

    // 参考范围随报告而变，逐列取最近一点的范围
    private func drawBand(_ grid: inout [[Character]], _ scale: ChartScale) {
        for column in 0..<width {
            let nearest = series.points.min { abs(self.column($0) - column) < abs(self.column($1) - column) }
            for bound in [nearest?.low, nearest?.high].compactMap({ $0 }) { grid[row(bound, scale)][column] = "┄" }
        }
    }

    private func drawPoints(_ grid: inout [[Character]], _ scale: ChartScale) {
        for point in series.points {
            let mark: Character =
                switch point.flag {
                case .high: "▲"
                case .low: "▼"
                default: "●"
                }
            grid[row(point.number, scale)][column(point)] = mark
        }
    }

    private func row(_ value: Double, _ scale: ChartScale) -> Int {
        let position = 1 - scale.position(value)
        return min(max(Int((position * Double(height - 1)).rounded()), 0), height - 1)
    }

    private func column(_ point: TrendPoint) -> Int {
        guard let first = series.points.first, let last = series.points.last else { return 0 }
        let days = last.date.daysSinceEpoch - first.date.daysSinceEpoch
        guard days > 0 else { return width / 2 }
        return (point.date.daysSinceEpoch - first.date.daysSinceEpoch) * (width - 1) / days
    }
}

extension String {
    fileprivate var trimmedRight: String {
        var view = self[...]
        while view.last == " " { view.removeLast() }
        return String(view)
    }
}
