/// 一列：横向范围与角色
struct TableColumn: Sendable {
    var x0: Double
    var x1: Double
    var role: ColumnRole?
    var isLabelled = false
    var midX: Double { (x0 + x1) / 2 }
}

/// 由白色空隙与表头定出各列
struct ColumnFinder {
    let em: Double
    let recognized: Bool

    /// 各列从左到右；没有像表格的行时为空
    func columns(_ rows: [[TextBox]], header: [HeaderHit]) -> [TableColumn] {
        let cells = rows.map { TableCell.split($0, gap: gap) }
        var spans = whiteGutters(cells)
        guard !spans.isEmpty else { return [] }
        // 没被任何列盖住的表头自成一列
        for hit in header where !spans.contains(where: { overlap(hit, $0) > 0 }) { spans.append(TableColumn(x0: hit.x0, x1: hit.x1)) }
        spans.sort { $0.x0 < $1.x0 }
        var out: [TableColumn] = []
        for span in spans {
            let mine = header.filter { hit in owner(hit, spans) == span.x0 }
            out += split(span, mine, rows)
        }
        return out
    }

    /// 同一格里两词的最大间隙
    var gap: Double { em * (recognized ? 0.85 : 0.45) }

    // 横向投影：只有极少数行跨过的空白是列间的沟
    private func whiteGutters(_ rows: [[TableCell]]) -> [TableColumn] {
        let tolerance = Int(Double(rows.count) * 0.07)
        var events: [(x: Double, step: Int)] = []
        for cell in rows.joined() where cell.x1 > cell.x0 {
            events.append((cell.x0, 1))
            events.append((cell.x1, -1))
        }
        events.sort { ($0.x, $0.step) < ($1.x, $1.step) }
        var out: [TableColumn] = [], depth = 0
        for event in events {
            let before = depth
            depth += event.step
            if before <= tolerance, depth > tolerance {
                if let last = out.last, event.x - last.x1 < 0.25 * em { continue }
                out.append(TableColumn(x0: event.x, x1: event.x))
            } else if before > tolerance, depth <= tolerance, !out.isEmpty {
                out[out.count - 1].x1 = event.x
            }
        }
        return out
    }

    private func overlap(_ hit: HeaderHit, _ span: TableColumn) -> Double { min(hit.x1, span.x1) - max(hit.x0, span.x0) }

    // 表头归到重叠最多的列
    private func owner(_ hit: HeaderHit, _ spans: [TableColumn]) -> Double? { spans.max { overlap(hit, $0) < overlap(hit, $1) }?.x0 }

    // 几个表头落在同一列：在第二个表头附近、最少词被切断处切开
    private func split(_ span: TableColumn, _ hits: [HeaderHit], _ rows: [[TextBox]]) -> [TableColumn] {
        let hits = hits.sorted { $0.x0 < $1.x0 }
        guard let first = hits.first else { return [span] }
        var out = [TableColumn(x0: span.x0, x1: span.x1, role: first.role, isLabelled: true)]
        for (left, right) in zip(hits, hits.dropFirst()) {
            if left.role == right.role, left.role != .value { continue }
            let cut = bestCut(between: left, right, rows)
            out[out.count - 1].x1 = cut
            out.append(TableColumn(x0: cut, x1: max(span.x1, right.x1), role: right.role, isLabelled: true))
        }
        return out
    }

    private func bestCut(between left: HeaderHit, _ right: HeaderHit, _ rows: [[TextBox]]) -> Double {
        let from = left.midX, to = max(right.midX, from + 1)
        var best = (crossings: Int.max, distance: Double.infinity, x: right.x0)
        for step in 0...40 {
            let x = from + (to - from) * Double(step) / 40
            let crossings = rows.reduce(0) { $0 + $1.reduce(0) { $0 + ($1.x0 < x && $1.x1 > x ? 1 : 0) } }
            let distance = abs(x - right.x0)
            if (crossings, distance) < (best.crossings, best.distance) { best = (crossings, distance, x) }
        }
        return best.x
    }
}
