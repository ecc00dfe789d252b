import FeatureKit
import Kernel
import LabReportsDomain

/// 条目表：复核、查看与抽取共用
enum ItemTable {
    static func table(_ items: [(number: Int, item: ExtractedItem, isOpen: Bool)], _ language: Language) -> Table {
        Table(
            columns: [
                .init(zh: "序", en: "#", alignRight: true), .init(zh: "项目", en: "Name"), .init(zh: "代码", en: "Code"),
                .init(zh: "结果", en: "Result", alignRight: true), .init(zh: "", en: ""), .init(zh: "单位", en: "Unit"),
                .init(zh: "参考范围", en: "Reference"), .init(zh: "提示", en: "Note"),
            ],
            rows: items.map { number, item, isOpen in
                [
                    Cell(String(number), .dim), Cell(item.name), Cell(item.analyteID ?? "", .dim), Cell(item.value, tone(item)),
                    Cell(mark(item), tone(item)), Cell(item.unit), Cell(item.referenceRange),
                    Cell(note(item, language), isOpen ? .warning : .dim),
                ]
            })
    }

    private static func note(_ item: ExtractedItem, _ language: Language) -> String {
        item.issues.map { $0.text[language] }.joined(separator: language == .zh ? "；" : "; ")
    }

    // 值本身已是“阳性”一类时不再加记号
    private static func mark(_ item: ExtractedItem) -> String {
        switch item.computedFlag ?? item.flag {
        case .high: "↑"
        case .low: "↓"
        case .abnormal: "*"
        case nil: ""
        }
    }

    private static func tone(_ item: ExtractedItem) -> Cell.Tone {
        switch item.computedFlag ?? item.flag {
        case .high, .abnormal: .high
        case .low: .low
        case nil: .normal
        }
    }
}

/// 展示结果的地方都带上的话
enum Disclaimer {
    static let text = LocalizedText(zh: "供整理与回看，不是诊断。", en: "For keeping and looking back; not a diagnosis.")
}
