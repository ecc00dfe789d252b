import Kernel
import LabReportsDomain

/// extract --json 与 show --json 的形状；只增不改
struct LabReportJSON: Encodable, Sendable {
    private enum CodingKeys: CodingKey { case id, status, fileName, reportDate, specimen, language, source, items, issues }
    var report: LabReport?
    let reportDate: String?
    let specimen: String?
    let language: Language
    let source: PageText.Origin
    let items: [LabItemJSON]
    let issues: [ReviewIssue]

    init(_ extracted: ExtractedReport) {
        (reportDate, specimen, language, source) = (extracted.reportDate, extracted.specimen, extracted.language, extracted.source)
        items = extracted.items.map { LabItemJSON(item: $0, saved: nil) }
        issues = extracted.issues
    }

    init(_ report: LabReport) {
        self.report = report
        (reportDate, specimen, language, source) = (report.reportDate?.iso8601, report.specimen, report.language, report.source)
        items = report.items.map { LabItemJSON(item: $0.current, saved: $0) }
        issues = report.issues
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if let report {
            try container.encode(report.id, forKey: .id)
            try container.encode(report.status, forKey: .status)
            try container.encode(report.fileName, forKey: .fileName)
        }
        try container.encode(reportDate, forKey: .reportDate)
        try container.encode(specimen, forKey: .specimen)
        try container.encode(language, forKey: .language)
        try container.encode(source == .textLayer ? "text" : "ocr", forKey: .source)
        try container.encode(items, forKey: .items)
        try container.encode(issues, forKey: .issues)
    }
}

/// 一项的形状；缺的写 null，不省略
struct LabItemJSON: Encodable, Sendable {
    private struct Analyte: Encodable {
        let id: String
        let loinc: String?
    }

    private enum CodingKeys: CodingKey {
        case name, value, number, comparator, unit, referenceRange, low, high, flag, computedFlag, analyte, confidence, issues
        case open, raw
    }

    let item: ExtractedItem
    let saved: LabItem?

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(item.name, forKey: .name)
        try container.encode(item.value, forKey: .value)
        try container.encode(item.number, forKey: .number)
        try container.encode(item.comparator, forKey: .comparator)
        try container.encode(item.unit, forKey: .unit)
        try container.encode(item.referenceRange, forKey: .referenceRange)
        try container.encode(item.low, forKey: .low)
        try container.encode(item.high, forKey: .high)
        try container.encode(item.flag, forKey: .flag)
        try container.encode(item.computedFlag, forKey: .computedFlag)
        try container.encode(item.analyteID.map { Analyte(id: $0, loinc: item.loinc) }, forKey: .analyte)
        try container.encode((item.confidence * 1000).rounded() / 1000, forKey: .confidence)
        try container.encode(item.issues, forKey: .issues)
        guard let saved else { return }
        try container.encode(saved.isOpen, forKey: .open)
        if saved.current != saved.reading { try container.encode(saved.reading.value, forKey: .raw) }
    }
}
