import FeatureKit
import Kernel
import LabReportsDomain

/// 终端上的逐项复核
@MainActor
struct ReviewDialogue {
    let model: ReviewViewModel
    let context: HubContext

    func run() async throws {
        context.output.note(
            LocalizedText(zh: "回车照读出的认定，输入新值更正，s 跳过，q 结束", en: "Enter keeps the reading, a new value corrects it, s skips, q ends."))
        while let item = model.current {
            try Task.checkCancellation()
            guard let answer = context.prompt.ask(question(item)) else { return }
            switch answer.trimmed {
            case "q": return
            case "s": model.skip(item)
            case "": try await model.settle(item, value: nil)
            case let value: try await model.settle(item, value: value)
            }
        }
    }

    nonisolated static func nextStep(_ report: LabReport) -> LocalizedText {
        if !report.openItems.isEmpty {
            return LocalizedText(
                zh: "还有 \(report.openItems.count) 项存疑：hub labs correct \(report.id) 序号 --value 值",
                en: "\(report.openItems.count) doubtful item(s) left: hub labs correct \(report.id) NUMBER --value VALUE")
        }
        return report.status == .draft
            ? LocalizedText(zh: "下一步：hub labs save \(report.id)", en: "Next: hub labs save \(report.id)")
            : LocalizedText(zh: "没有存疑的了", en: "Nothing doubtful left.")
    }

    private func question(_ item: LabItem) -> LocalizedText {
        let reading = "\(item.id). \(item.current.name)  \(item.current.value) \(item.current.unit)  [\(item.current.referenceRange)]"
        func reasons(_ language: Language) -> String { item.current.issues.map { $0.text[language] }.joined(separator: "; ") }
        return LocalizedText(zh: "\(reading)  \(reasons(.zh))", en: "\(reading)  \(reasons(.en))")
    }
}

extension String {
    fileprivate var trimmed: String {
        var view = self[...]
        while view.first?.isWhitespace == true { view.removeFirst() }
        while view.last?.isWhitespace == true { view.removeLast() }
        return String(view)
    }
}
