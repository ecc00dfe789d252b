import Kernel
import LabReportsDomain

/// 抽取结果的 JSON 文字
enum ReportJSON {
    static func text(_ report: ExtractedReport) -> String {
        let items = report.items.map { item in
            let analyte = item.analyteID.map { "{\"id\": \(quote($0)), \"loinc\": \(item.loinc.map(quote) ?? "null")}" } ?? "null"
            return "{"
                + [
                    "\"name\": \(quote(item.name))", "\"value\": \(quote(item.value))", "\"number\": \(number(item.number))",
                    "\"comparator\": \(item.comparator.map { quote($0.rawValue) } ?? "null")",
                    "\"unit\": \(quote(item.unit))", "\"referenceRange\": \(quote(item.referenceRange))", "\"low\": \(number(item.low))",
                    "\"high\": \(number(item.high))",
                    "\"flag\": \(item.flag.map { quote($0.rawValue) } ?? "null")",
                    "\"computedFlag\": \(item.computedFlag.map { quote($0.rawValue) } ?? "null")", "\"analyte\": \(analyte)",
                    "\"confidence\": \(Double(Int(item.confidence * 1000)) / 1000)",
                    "\"issues\": [\(item.issues.map { quote($0.rawValue) }.joined(separator: ", "))]",
                ].joined(separator: ", ") + "}"
        }
        return
            "{\"reportDate\": \(report.reportDate.map(quote) ?? "null"), \"language\": \(quote(report.language.rawValue)), \"source\": \(quote(report.source.rawValue)), \"items\": [\n"
            + items.joined(separator: ",\n") + "], \"issues\": [\(report.issues.map { quote($0.rawValue) }.joined(separator: ", "))]}"
    }

    private static func number(_ value: Double?) -> String {
        value.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : String($0) } ?? "null"
    }

    private static func quote(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            default:
                if scalar.value < 32 {
                    out += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
                } else {
                    out.unicodeScalars.append(scalar)
                }
            }
        }
        return out + "\""
    }
}
