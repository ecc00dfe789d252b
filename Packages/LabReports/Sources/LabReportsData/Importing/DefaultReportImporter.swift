public import Kernel
public import LabReportsDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// 导入流水线：收下、读字、抽取、入历史，每一步先落盘再走下一步
public final class DefaultReportImporter: ReportImporter {
    private let stores: LabReportsStores
    private let reader: any DocumentReader
    private let extractor: any StructuredExtractor
    private let environment: FeatureEnvironment
    private let actor: String
    private let checkpoint: @Sendable (String) -> Void

    /// checkpoint 在每个落盘点之后调用，故障测试由此下手
    public init(
        stores: LabReportsStores, reader: any DocumentReader, extractor: any StructuredExtractor, environment: FeatureEnvironment,
        actor: String, checkpoint: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.stores = stores
        self.reader = reader
        self.extractor = extractor
        self.environment = environment
        self.actor = actor
        self.checkpoint = checkpoint
    }

    /// 导入一份；同一内容只导入一次
    public func importDocument(_ source: ImportSource, _ options: ImportOptions) async throws -> ImportOutcome {
        let job = try await measure("import") {
            let (bytes, name) = try FileIntake.read(source)
            let hash = DocumentStore.hash(bytes)
            if let known = try await stores.jobs.job(hash: hash) { return known }
            // 原件先落盘，任务后登记：中间崩溃只多出一个没有主的文件
            try stores.documents.put(bytes, hash)
            checkpoint("stored")
            let (actor, now) = (actor, environment.clock.now)
            return try await stores.jobs.create(
                hash: hash, fileName: name, options,
                audit: { .labs("import", $0, by: actor, at: now, ["sha256": hash]) }, at: now)
        }
        checkpoint("received")
        if job.isFinished, let outcome = try await repeated(job, options) { return outcome }
        return try await resume(job)
    }

    /// 没做完的任务
    public func unfinished() async throws -> [ImportJob] { try await stores.jobs.unfinished() }

    /// 把一个没做完的任务做完；文件本身不行时任务随之撤去
    public func resume(_ job: ImportJob) async throws -> ImportOutcome {
        async let ready: Void = extractor.prepare()
        do {
            try await recognize(job)
            try await draft(job)
            await ready
        } catch let error as AppError where error.tier == .userFacing {
            // 文件本身不行，留着任务也做不完
            try await stores.jobs.remove(
                job.id, audit: .labs("import-refused", job.id, by: actor, at: environment.clock.now, ["code": error.code]))
            stores.documents.remove(job.documentHash)
            throw error
        }
        return try await accept(job)
    }

    // MARK: - 阶段

    private func recognize(_ job: ImportJob) async throws {
        guard job.stage == .received else { return }
        let document = try await measure("read") { try await reader.read(stores.documents.path(job.documentHash)) }
        let audit = AuditEntry.labs("read", job.id, by: actor, at: environment.clock.now, ["pages": String(document.pages.count)])
        try await stores.jobs.recognized(job.id, document.pages, audit: audit)
        checkpoint("recognized")
        try await draft(job, document)
    }

    private func draft(_ job: ImportJob) async throws {
        guard job.stage == .recognized else { return }
        let pages = try await stores.jobs.pages(job.id)
        let rereader = try await reader.rereader(for: stores.documents.path(job.documentHash), pages: pages)
        try await draft(job, DocumentText(pages: pages, rereader: rereader))
    }

    private func draft(_ job: ImportJob, _ document: DocumentText) async throws {
        let extracted = try await measure("extract") { try await extractor.extract(document) }
        let draft = LabReport(draft: job.id, from: extracted, date: job.date, fileName: job.fileName, importedAt: job.createdAt)
        let audit = AuditEntry.labs("extract", job.id, by: actor, at: environment.clock.now, ["items": String(draft.items.count)])
        try await stores.jobs.extracted(draft, audit: audit)
        checkpoint("extracted")
    }

    private func accept(_ job: ImportJob) async throws -> ImportOutcome {
        guard let draft = try await stores.reports.fetch(job.id) else { throw AppError.reportNotFound(job.id) }
        guard job.acceptsWhenClean, draft.status == .draft else { return ImportOutcome(report: draft) }
        let now = environment.clock.now
        do {
            let saved = try await measure("save") {
                try await stores.reports.update(job.id, audit: .labs("save", job.id, by: actor, at: now)) {
                    try $0.saving(at: now, keepingOpen: true)
                }
            }
            checkpoint("saved")
            return ImportOutcome(report: saved)
        } catch let refusal as AppError where refusal.code == "SAVE_REFUSED" {
            try await stores.jobs.settle(job.id)
            return ImportOutcome(report: draft, refusal: refusal)
        }
    }

    // 重复导入不再读，只在这次要求入历史时补上那一步
    private func repeated(_ job: ImportJob, _ options: ImportOptions) async throws -> ImportOutcome? {
        guard let report = try await stores.reports.fetch(job.id) else { return nil }
        guard options.accept, report.status == .draft else { return ImportOutcome(report: report, isRepeat: true) }
        if let date = options.date {
            _ = try await stores.reports.update(job.id, audit: .labs("date", job.id, by: actor, at: environment.clock.now)) {
                $0.dated(date)
            }
        }
        try await stores.jobs.accept(job.id)
        let outcome = try await accept(job.accepting())
        return ImportOutcome(report: outcome.report, isRepeat: true, refusal: outcome.refusal)
    }

    private func measure<Value>(_ action: String, _ body: () async throws -> Value) async throws -> Value {
        try await environment.events.measure("labs", action, clock: environment.clock, body)
    }
}

extension ImportJob {
    fileprivate func accepting() -> ImportJob {
        ImportJob(
            id: id, documentHash: documentHash, fileName: fileName, createdAt: createdAt, stage: stage, acceptsWhenClean: true, date: date)
    }
}
