import Foundation
import Kernel
import LabReportsDomain
import TestSupport
import Testing

@testable import LabReportsFeature

#if canImport(FoundationXML)
    import FoundationXML
#endif

private func point(_ day: Int, _ number: Double, low: Double? = 3.9, high: Double? = 6.1) -> TrendPoint {
    TrendPoint(reportID: Int64(day), date: CivilDate(daysSinceEpoch: 19_000 + day), number: number, low: low, high: high)
}

private func series(_ points: [TrendPoint], title: String = "葡萄糖") -> TrendSeries {
    TrendSeries(title: LocalizedText(zh: title, en: "Glucose"), analyteID: "GLU", unit: "mmol/L", points: points)
}

@Suite("趋势图")
struct ChartTests {
    @Test func 刻度盖住所有值且等距() throws {
        let values = Gen.double(0...1).map { pow(10, $0 * 8 - 3) }.array(1...20)
        try forAll(values, cases: 300) { numbers in
            let scale = ChartScale(numbers.enumerated().map { point($0.offset, $0.element, low: nil, high: nil) })
            let steps = zip(scale.ticks.dropFirst(), scale.ticks).map { $0 - $1 }
            return scale.bottom <= numbers.min()! && scale.top >= numbers.max()! && scale.bottom >= 0
                && (2...12).contains(scale.ticks.count)
                && steps.allSatisfy { abs($0 - steps[0]) < 1e-9 * scale.top }
        }
    }

    @Test func 小数写法() {
        #expect(Decimals.format(5.25, 1) == "5.3")
        #expect(Decimals.format(-0.04, 1) == "0.0")
        #expect(Decimals.format(0.007, 2) == "0.01")
        #expect(Decimals.brief(5.60) == "5.6")
        #expect(Decimals.brief(0.0015) == "0.0015")
        #expect(Decimals.brief(250) == "250")
    }

    @Test func 字符图有点有范围有两头日期() {
        let chart = TerminalChart(series: series([point(0, 5.6), point(100, 7.2), point(200, 3.1)]), width: 21, height: 7).render()
        let expected = """
            8 ┤
              │          ▲
            6 ┤●┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
              │
            4 ┤┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
              │                    ▼
            2 ┤
              └─────────────────────
               2022-01-08 2022-07-27
            """
        #expect(chart == expected, "\n\(chart)")
    }

    @Test func 只有一点也画得出() {
        #expect(TerminalChart(series: series([point(0, 5.6)])).render().contains("●"))
        #expect(TerminalChart(series: series([])).render().isEmpty)
    }

    @Test(arguments: [1, 2, 16, 17, 200])
    func SVG是合格的XML且点数不差(count: Int) {
        let svg = SVGChart(series: series((0..<count).map { point($0 * 9, 3 + Double($0 % 7)) }, title: "<葡&萄\"糖>")).render()
        let parser = XMLParser(data: Data(svg.utf8))
        let counter = ElementCounter()
        parser.delegate = counter
        #expect(parser.parse())
        #expect((counter.counts["circle"] ?? 0) + (counter.counts["polygon"] ?? 0) == count)
        #expect(!svg.contains("<葡"))
    }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        counts[name, default: 0] += 1
    }
}
