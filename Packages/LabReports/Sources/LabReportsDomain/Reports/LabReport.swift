public import Kernel

/// 一份检验报告：先是草稿，人确认后成为历史
public struct LabReport: Entity {
    /// 报告的状态
    public enum Status: String, Sendable, Hashable, Codable {
        /// 草稿，可改可弃
        case draft
        /// 已入历史
        case saved
    }

    /// 编号，与导入任务相同
    public let id: Int64
    /// 状态
    public private(set) var status: Status
    /// 报告日期；认不出为 nil
    public private(set) var reportDate: CivilDate?
    /// 标本种类
    public let specimen: String?
    /// 报告语言
    public let language: Language
    /// 词的来源
    public let source: PageText.Origin
    /// 导入时的文件名
    public let fileName: String
    /// 导入时刻
    public let importedAt: Timestamp
    /// 入历史的时刻；草稿为 nil
    public private(set) var savedAt: Timestamp?
    /// 条目，按页面顺序
    public private(set) var items: [LabItem]
    /// 整份报告的提示
    public private(set) var issues: [ReviewIssue]

    /// 逐字段构造，还原存储时用
    public init(
        id: Int64, status: Status, reportDate: CivilDate?, specimen: String?, language: Language, source: PageText.Origin, fileName: String,
        importedAt: Timestamp, savedAt: Timestamp?, items: [LabItem], issues: [ReviewIssue]
    ) {
        self.id = id
        self.status = status
        self.reportDate = reportDate
        self.specimen = specimen
        self.language = language
        self.source = source
        self.fileName = fileName
        self.importedAt = importedAt
        self.savedAt = savedAt
        self.items = items
        self.issues = issues
    }

    /// 由抽取结果得到草稿；人给的日期盖过读出的
    public init(draft id: Int64, from extracted: ExtractedReport, date: CivilDate?, fileName: String, importedAt: Timestamp) {
        self.init(
            id: id, status: .draft, reportDate: date ?? extracted.reportDate.flatMap(CivilDate.init(iso8601:)),
            specimen: extracted.specimen,
            language: extracted.language, source: extracted.source, fileName: fileName, importedAt: importedAt, savedAt: nil,
            items: extracted.items.enumerated().map { LabItem(id: $0.offset + 1, reading: $0.element) }, issues: extracted.issues)
        if date != nil { issues.removeAll { $0.concernsDate } }
    }
}

// MARK: - 规则

extension LabReport {
    /// 还等着人看的条目
    public var openItems: [LabItem] { items.filter(\.isOpen) }

    /// 挡住入历史的整份提示
    public var blockingIssues: [ReviewIssue] {
        issues.filter(\.blocksSaving) + (reportDate == nil && !issues.contains(.dateMissing) ? [.dateMissing] : [])
    }

    /// 改一个条目；抛 ITEM_NOT_FOUND
    public func correcting(_ number: Int, _ change: ItemChange, by actor: String, at time: Timestamp, _ interpreter: any ItemInterpreter)
        throws -> LabReport
    {
        guard let index = items.firstIndex(where: { $0.id == number }) else { throw AppError.itemNotFound(number, in: id) }
        var copy = self
        copy.items[index] = items[index].correcting(change, by: actor, at: time, interpreter)
        return copy
    }

    /// 换报告日期，关于日期的提示随之消失
    public func dated(_ date: CivilDate) -> LabReport {
        var copy = self
        copy.reportDate = date
        copy.issues.removeAll(where: \.concernsDate)
        return copy
    }

    /// 入历史；keepingOpen 时存疑的条目留待复核、暂不进趋势，否则它们视为已看过
    public func saving(at time: Timestamp, keepingOpen: Bool) throws -> LabReport {
        guard status == .draft else { throw AppError.alreadySaved(id) }
        let blocking = blockingIssues + (items.isEmpty && !issues.contains(.noTable) ? [.noTable] : [])
        guard blocking.isEmpty else { throw AppError.saveRefused(id, blocking) }
        var copy = self
        copy.status = .saved
        copy.savedAt = time
        if !keepingOpen { copy.items = items.map { $0.confirmed() } }
        return copy
    }
}

extension AppError {
    static func itemNotFound(_ number: Int, in report: Int64) -> AppError {
        .recoverable(
            "ITEM_NOT_FOUND", .inputMissing,
            LocalizedText(zh: "报告 \(report) 里没有第 \(number) 项", en: "Report \(report) has no item \(number)."),
            next: LocalizedText(zh: "hub labs show \(report) 列出各项", en: "hub labs show \(report) lists the items."))
    }

    static func alreadySaved(_ id: Int64) -> AppError {
        .recoverable(
            "ALREADY_SAVED", .data, LocalizedText(zh: "报告 \(id) 已经保存过", en: "Report \(id) is saved already."),
            next: LocalizedText(zh: "hub labs show \(id) 查看它", en: "hub labs show \(id) shows it."))
    }

    static func saveRefused(_ id: Int64, _ issues: [ReviewIssue]) -> AppError {
        let (zh, en) = (issues.map(\.text.zh).joined(separator: "；"), issues.map(\.text.en).joined(separator: "; "))
        let dateOnly = issues.allSatisfy(\.concernsDate)
        return .recoverable(
            "SAVE_REFUSED", .data, LocalizedText(zh: "报告 \(id) 不能保存：\(zh)", en: "Report \(id) cannot be saved: \(en)."),
            next: dateOnly
                ? LocalizedText(
                    zh: "hub labs save \(id) --date 2026-01-31 补上日期", en: "Give the date: hub labs save \(id) --date 2026-01-31")
                : LocalizedText(
                    zh: "hub labs review \(id) 看详情，或 hub labs discard \(id) 丢弃",
                    en: "hub labs review \(id) shows it; hub labs discard \(id) drops it."))
    }
}
