import GRDB
import Kernel
import LabReportsDomain

/// 列表与趋势的查询：筛选、排序、截取都在 SQL 里
enum LabReportQueries {
    static func summaries(_ status: LabReport.Status, _ request: PageRequest, _ db: Database) throws -> Page<LabReportSummary> {
        let start = request.cursor.flatMap(Cursor.init(text:))
        // 没有日期的排在最前：它们最需要人看
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT r.*, ifnull(r.report_date, '9999') AS sort_date, count(i.number) AS item_count,
                    total(i.is_open) AS open_count, total(i.computed_flag IS NOT NULL) AS abnormal_count
                FROM lab_reports r LEFT JOIN lab_items i ON i.lab_report_id = r.id
                WHERE r.status = ? AND (ifnull(r.report_date, '9999'), r.id) < (?, ?)
                GROUP BY r.id ORDER BY sort_date DESC, r.id DESC LIMIT ?
                """, arguments: [status.rawValue, start?.date ?? "99999", start?.id ?? .max, request.limit + 1])
        let items = try rows.prefix(request.limit).map(summary)
        let last = rows.prefix(request.limit).last
        return Page(items: items, next: rows.count > request.limit ? last.map { Cursor(date: $0["sort_date"], id: $0["id"]).text } : nil)
    }

    static func values(of key: TrendKey, since: CivilDate?, until: CivilDate?, _ db: Database) throws -> [TrendValue] {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT i.lab_report_id, r.report_date, i.numeric_value, i.comparator, i.unit, i.low, i.high
                FROM lab_items i JOIN lab_reports r ON r.id = i.lab_report_id
                WHERE i.\(column(key)) = ? AND r.status = 'saved' AND NOT i.is_open AND i.numeric_value IS NOT NULL
                    AND r.report_date BETWEEN ? AND ?
                ORDER BY r.report_date, r.id, i.number
                """, arguments: [text(key), since?.iso8601 ?? "0000", until?.iso8601 ?? "9999-99-99"])
        var values: [TrendValue] = []
        while let row = try rows.next() {
            guard let date = CivilDate(iso8601: row[1]) else { continue }
            values.append(
                TrendValue(
                    reportID: row[0], date: date, number: row[2], comparator: (row[3] as String?).flatMap(Comparator.init(rawValue:)),
                    unit: row[4], low: row[5], high: row[6]))
        }
        return values
    }

    static func openCount(of key: TrendKey, _ db: Database) throws -> Int {
        let sql = """
            SELECT count(*) FROM lab_items i JOIN lab_reports r ON r.id = i.lab_report_id
            WHERE i.\(column(key)) = ? AND r.status = 'saved' AND i.is_open
            """
        return try Int.fetchOne(db, sql: sql, arguments: [text(key)]) ?? 0
    }

    private static func column(_ key: TrendKey) -> String {
        switch key {
        case .analyte: "analyte_id"
        case .name: "name"
        }
    }

    private static func text(_ key: TrendKey) -> String {
        switch key {
        case .analyte(let text), .name(let text): text
        }
    }

    private static func summary(_ row: Row) throws -> LabReportSummary {
        let record = try LabReportRecord(row: row)
        return LabReportSummary(
            id: record.id, reportDate: record.reportDate.flatMap(CivilDate.init(iso8601:)), fileName: record.fileName,
            specimen: record.specimen, itemCount: row["item_count"], openCount: row["open_count"], abnormalCount: row["abnormal_count"],
            issues: record.issues)
    }

    /// 上一页末行的排序日期与编号
    private struct Cursor {
        let date: String
        let id: Int64

        init(date: String, id: Int64) {
            self.date = date
            self.id = id
        }

        init?(text: String) {
            let parts = text.split(separator: "|")
            guard parts.count == 2, let id = Int64(parts[1]) else { return nil }
            self.init(date: String(parts[0]), id: id)
        }

        var text: String { "\(date)|\(id)" }
    }
}
