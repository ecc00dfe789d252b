import Kernel
import LabReportsDomain
import Observation

/// 趋势屏：一个项目的序列与等着复核的条数
@MainActor @Observable
final class TrendViewModel {
    private(set) var series: TrendSeries?
    private(set) var waiting = 0
    private let repository: any LabReportRepository
    private let dictionary: AnalyteDictionary

    init(repository: any LabReportRepository, dictionary: AnalyteDictionary) {
        self.repository = repository
        self.dictionary = dictionary
    }

    /// 取趋势；项目可以是编号、名称或别名，词典没有的按报告上的名字找；都没有时抛 ANALYTE_UNKNOWN
    func load(_ text: String, unit: String?, since: CivilDate?, until: CivilDate?) async throws {
        let analyte = dictionary[text.uppercased()] ?? dictionary.find(text)
        let key = analyte.map { TrendKey.analyte($0.id) } ?? .name(text)
        let values = try await repository.values(of: key, since: since, until: until)
        waiting = try await repository.openCount(of: key)
        guard analyte != nil || !values.isEmpty || waiting > 0 else { throw AppError.analyteUnknown(text) }
        series = try TrendSeries(values, analyte: analyte, name: text, unit: unit)
    }
}

extension AppError {
    fileprivate static func analyteUnknown(_ text: String) -> AppError {
        .recoverable(
            "ANALYTE_UNKNOWN", .inputMissing,
            LocalizedText(zh: "词典与历史里都没有「\(text)」", en: "Neither the dictionary nor the history has “\(text)”."),
            next: LocalizedText(zh: "hub labs show 编号 的“代码”一列可以用", en: "Use a code from the Code column of hub labs show NUMBER."))
    }
}
