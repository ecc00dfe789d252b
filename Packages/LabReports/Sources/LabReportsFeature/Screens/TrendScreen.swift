import FeatureKit
import Kernel
import LabReportsDomain

/// 趋势的样子：字符图、逐次的表
struct TrendScreen {
    private struct Document: Encodable, Sendable {
        let analyte: String?
        let name: String
        let unit: String
        let items: [Row]
        let next: String?
        let excluded: Int
        let waiting: Int

        private enum CodingKeys: CodingKey { case analyte, name, unit, items, next, excluded, waiting }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(analyte, forKey: .analyte)
            try container.encode(name, forKey: .name)
            try container.encode(unit, forKey: .unit)
            try container.encode(items, forKey: .items)
            try container.encode(next, forKey: .next)
            try container.encode(excluded, forKey: .excluded)
            try container.encode(waiting, forKey: .waiting)
        }
    }

    private struct Row: Encodable, Sendable {
        let date: String
        let value: Double
        let comparator: Comparator?
        let low: Double?
        let high: Double?
        let flag: ResultFlag?
        let change: Double?
        let reportId: Int64
    }

    let series: TrendSeries
    let waiting: Int
    let language: Language

    var screen: Screen {
        let rows = rows
        let title = "\(series.title[language])  \(series.unit)"
        var blocks: [Screen.Block] = []
        if !rows.isEmpty {
            let chart = TerminalChart(series: series).render()
            blocks = [.prose(LocalizedText(zh: title, en: title)), .prose(LocalizedText(zh: chart, en: chart)), .table(table(rows))]
        }
        blocks += remarks.map { .prose($0) }
        let document = Document(
            analyte: series.analyteID, name: series.title[language], unit: series.unit, items: rows, next: nil, excluded: series.excluded,
            waiting: waiting)
        return Screen(json: document, blocks: blocks)
    }

    private var rows: [Row] {
        series.points.indices.map { index in
            let point = series.points[index]
            let change = index > 0 ? rounded(point.number - series.points[index - 1].number) : nil
            return Row(
                date: point.date.iso8601, value: rounded(point.number), comparator: point.comparator, low: point.low.map(rounded),
                high: point.high.map(rounded), flag: point.flag, change: change, reportId: point.reportID)
        }
    }

    // 换算带来的尾数不是精度
    private func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

    private func table(_ rows: [Row]) -> Table {
        Table(
            columns: [
                .init(zh: "日期", en: "Date"), .init(zh: "结果", en: "Result", alignRight: true), .init(zh: "", en: ""),
                .init(zh: "变化", en: "Change", alignRight: true), .init(zh: "参考范围", en: "Reference"),
                .init(zh: "报告", en: "Report", alignRight: true),
            ],
            rows: rows.map { row in
                let (mark, tone): (String, Cell.Tone) =
                    switch row.flag {
                    case .high: ("↑", .high)
                    case .low: ("↓", .low)
                    default: ("", .normal)
                    }
                let change =
                    row.change.map { ($0 > 0 ? "+" : "") + Decimals.format($0, Decimals.count(in: Decimals.brief(row.value))) } ?? ""
                return [
                    Cell(row.date), Cell((row.comparator?.rawValue ?? "") + Decimals.brief(row.value), tone), Cell(mark, tone),
                    Cell(change, .dim), Cell(range(row)), Cell(String(row.reportId), .dim),
                ]
            })
    }

    private func range(_ row: Row) -> String {
        switch (row.low, row.high) {
        case (let low?, let high?): "\(Decimals.brief(low))–\(Decimals.brief(high))"
        case (let low?, nil): "≥\(Decimals.brief(low))"
        case (nil, let high?): "≤\(Decimals.brief(high))"
        case (nil, nil): ""
        }
    }

    private var remarks: [LocalizedText] {
        var remarks: [LocalizedText] = []
        if series.points.isEmpty {
            remarks.append(LocalizedText(zh: "\(series.title.zh)：历史里还没有数值", en: "\(series.title.en): no values in the history yet."))
        }
        if waiting > 0 {
            remarks.append(
                LocalizedText(
                    zh: "\(waiting) 个值等着复核，没有画：hub labs review 编号",
                    en: "\(waiting) value(s) wait for review and are not drawn: hub labs review NUMBER"))
        }
        if series.excluded > 0 {
            remarks.append(
                LocalizedText(
                    zh: "\(series.excluded) 个值的单位换算不到 \(series.unit)，没有画",
                    en: "\(series.excluded) value(s) cannot be converted to \(series.unit) and are not drawn."))
        }
        return remarks + [Disclaimer.text]
    }
}
