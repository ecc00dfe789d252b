import Kernel

/// 报告日期：按说明文字的可信次序取，出生、账单等日期不取
struct ReportDate {
    var iso: String?
    var issues: [ReviewIssue] = []

    /// 各页的行（从上到下）；日月次序不明时按 dayFirstHint；today 给出时晚于它的日期带提示
    init(pages: [[[TextBox]]], dayFirstHint: Bool, today: CivilDate? = nil) {
        let found = pages.flatMap { DateLabelFinder(lines: $0).dates() }.filter { $0.label != .never }
        let dayFirst = dayFirstHint || found.contains { $0.scan.isDayFirst }
        // 时区不同，容许晚一天
        let latest = today.map { CivilDate(daysSinceEpoch: $0.daysSinceEpoch + 1) }
        let dated = found.map { (label: $0.label, day: Self.reading($0.scan, dayFirst: dayFirst, latest: latest)) }
        let isFuture = { (day: CivilDate) in latest.map { day > $0 } ?? false }
        let best = dated.enumerated().filter { $0.element.day != nil }.min {
            ($0.element.label, $0.offset) < ($1.element.label, $1.offset)
        }
        let impossible = dated.contains { $0.day == nil && $0.label < min(best?.element.label ?? .unlabelled, .unlabelled) }
        iso = best?.element.day?.iso8601
        if impossible || best?.element.day.map(isFuture) ?? false {
            issues = [.dateImpossible]
        } else if best == nil {
            issues = [.dateMissing]
        }
    }

    // 次序说得通且不在将来的那一种；都在将来时照印的；都不是日子为 nil
    private static func reading(_ scan: DateScan, dayFirst: Bool, latest: CivilDate?) -> CivilDate? {
        let days = (scan.isAmbiguous && dayFirst ? [scan.swapped, scan] : [scan, scan.swapped]).compactMap(\.civil)
        return days.first { day in latest.map { day <= $0 } ?? true } ?? days.first
    }
}
