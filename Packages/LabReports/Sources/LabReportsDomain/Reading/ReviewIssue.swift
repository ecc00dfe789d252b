public import Kernel

/// 需要人看一眼的理由，原始值即对外的稳定码
public enum ReviewIssue: String, Sendable, Hashable, Codable, CaseIterable {
    /// 识别把握低
    case lowConfidence = "LOW_CONFIDENCE"
    /// 重读与初读不同
    case rereadDiffers = "REREAD_DIFFERS"
    /// 小数位数与参考范围不同
    case decimalsDiffer = "DECIMALS_DIFFER"
    /// 远离参考范围
    case implausible = "IMPLAUSIBLE"
    /// 值不成数也不是定性词，如 5..6
    case valueUnreadable = "VALUE_UNREADABLE"
    /// 不在词典中
    case unmapped = "UNMAPPED"
    /// 印出的标志与算出的不同
    case flagDisagrees = "FLAG_DISAGREES"
    /// 同一项目在一份报告中出现两次
    case duplicateItem = "DUPLICATE_ITEM"
    /// 页面上没有表格
    case noTable = "NO_TABLE"
    /// 没有报告日期
    case dateMissing = "DATE_MISSING"
    /// 日期不可能，如将来或早于 1900 年
    case dateImpossible = "DATE_IMPOSSIBLE"
    /// 一份文件里有两位病人
    case severalPatients = "SEVERAL_PATIENTS"

    /// 要人看过才算数；不在词典里与日期一类不算
    public var needsReview: Bool {
        switch self {
        case .lowConfidence, .rereadDiffers, .decimalsDiffer, .implausible, .valueUnreadable, .flagDisagrees, .duplicateItem: true
        case .unmapped, .noTable, .dateMissing, .dateImpossible, .severalPatients: false
        }
    }

    /// 挡住整份报告入历史
    public var blocksSaving: Bool {
        switch self {
        case .noTable, .dateMissing, .dateImpossible, .severalPatients: true
        default: false
        }
    }

    /// 补上日期即可消除
    public var concernsDate: Bool { self == .dateMissing || self == .dateImpossible }

    /// 给人看的说明
    public var text: LocalizedText {
        switch self {
        case .lowConfidence: LocalizedText(zh: "识别把握低", en: "read with low confidence")
        case .rereadDiffers: LocalizedText(zh: "两次识别不一致", en: "two readings differ")
        case .decimalsDiffer: LocalizedText(zh: "小数位数与参考范围不同", en: "decimals differ from the range")
        case .implausible: LocalizedText(zh: "远离参考范围", en: "far beyond the range")
        case .valueUnreadable: LocalizedText(zh: "值读不懂", en: "value not understood")
        case .unmapped: LocalizedText(zh: "词典里没有这个项目", en: "not in the analyte dictionary")
        case .flagDisagrees: LocalizedText(zh: "印出的标志与范围不符", en: "printed flag disagrees with the range")
        case .duplicateItem: LocalizedText(zh: "同一项目出现两次", en: "the same analyte twice")
        case .noTable: LocalizedText(zh: "页面上没有检验结果表", en: "no table of results on the page")
        case .dateMissing: LocalizedText(zh: "没有找到报告日期", en: "no report date found")
        case .dateImpossible: LocalizedText(zh: "报告日期不可能", en: "impossible report date")
        case .severalPatients: LocalizedText(zh: "文件里有两位病人", en: "two patients in one file")
        }
    }
}
