import FoundationEssentials
import Kernel
package import LabReportsDomain

/// 用识别助手进程读页；进程留着读后面的页与格子，死了重启一次
package actor HubOCRRecognizer: PageRecognizer {
    private let tool: OCRTools.Tool
    private let timeout: Duration
    private var session: HubOCRSession?
    // 助手手里的那一页，用来判断重读前要不要再送一次图
    private var currentImage: [UInt8]?
    // 整页与随后的格子必须连着发，别人不能插进来
    private var tail: Task<Void, Never>?

    /// timeout 是每次往返的时限
    package init(tool: OCRTools.Tool, timeout: Duration = .seconds(90)) {
        self.tool = tool
        self.timeout = timeout
    }

    package func recognize(_ image: [UInt8], page: Int) async throws -> RecognizedPage {
        guard !image.isEmpty else { throw RecognitionErrors.imageUnreadable() }
        let answer = try await exclusively { try await self.sendPage(image, recognize: true) }
        let words = (answer.words ?? []).map {
            PageWord(text: $0.t, rect: PageRect(x: $0.x, y: $0.y, width: $0.w, height: $0.h), confidence: $0.c)
        }
        let text = PageText(number: page, width: answer.width ?? 0, height: answer.height ?? 0, origin: .recognized, words: words)
        return RecognizedPage(text: text, language: answer.language == "en" ? .en : .zh, rotation: answer.rotation ?? 0)
    }

    package nonisolated func rereader(for images: [Int: [UInt8]]) -> (any CellRereader)? {
        HubOCRCellRereader(recognizer: self, images: images)
    }

    /// 重读一页上的格子；助手手里不是这一页时先再送一次图
    func reread(_ cells: [CellRequest], on image: [UInt8]) async throws -> [CellReading] {
        let request = HubOCRRequest(
            op: "cells",
            cells: cells.map {
                HubOCRRequest.Cell(x: $0.rect.x, y: $0.rect.y, w: $0.rect.width, h: $0.rect.height, mode: $0.mode.rawValue)
            })
        let answer = try await exclusively { try await self.sendCells(request, on: image) }
        guard let readings = answer.cells, readings.count == cells.count else { throw RecognitionErrors.failed("CELLS") }
        return readings.map { CellReading(text: $0.t, confidence: $0.c) }
    }

    private func sendCells(_ request: HubOCRRequest, on image: [UInt8]) async throws -> HubOCRAnswer {
        try await retrying {
            if session == nil || currentImage != image { _ = try await sendPage(image, recognize: false) }
            return try await exchange(request)
        }
    }

    private func sendPage(_ image: [UInt8], recognize: Bool) async throws -> HubOCRAnswer {
        currentImage = nil
        let request = HubOCRRequest(op: "page", bytes: image.count, language: "auto", recognize: recognize)
        let answer = try await retrying { try await exchange(request, payload: image) }
        currentImage = image
        return answer
    }

    // 进程死了重启再试一次；第二次还死就是这张图的问题
    private func retrying(_ work: () async throws -> HubOCRAnswer) async throws -> HubOCRAnswer {
        do { return try await work() } catch is HelperDied {
            do { return try await work() } catch is HelperDied { throw RecognitionErrors.failed("HELPER_DIED") }
        }
    }

    private func exchange(_ request: HubOCRRequest, payload: [UInt8] = []) async throws -> HubOCRAnswer {
        let session = self.session ?? HubOCRSession(tool: tool)
        self.session = session
        let message = Array(try JSONEncoder().encode(request)) + [0x0A] + payload
        let timeout = timeout
        let watchdog = Task {
            guard (try? await Task.sleep(for: timeout)) != nil else { return false }
            session.kill()
            return true
        }
        let line = await withTaskCancellationHandler {
            await session.send(message)
        } onCancel: {
            session.kill()
        }
        watchdog.cancel()
        let isLate = await watchdog.value
        guard let line else {
            self.session = nil
            currentImage = nil
            try Task.checkCancellation()
            throw isLate ? RecognitionErrors.timedOut() : HelperDied()
        }
        guard let answer = try? JSONDecoder().decode(HubOCRAnswer.self, from: Data(line)) else { throw RecognitionErrors.failed("ANSWER") }
        guard answer.ok else { throw RecognitionErrors.from(code: answer.code ?? "OCR_FAILED", detail: answer.detail ?? "") }
        return answer
    }

    // 排队：前一个做完才轮到下一个
    private func exclusively<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let previous = tail
        let mine = Task {
            await previous?.value
            return try await work()
        }
        tail = Task { _ = try? await mine.value }
        return try await withTaskCancellationHandler {
            try await mine.value
        } onCancel: {
            mine.cancel()
        }
    }
}

/// 助手进程在答复之前退出
private struct HelperDied: Error {}

/// 用识别助手重读格子
struct HubOCRCellRereader: CellRereader {
    let recognizer: HubOCRRecognizer
    let images: [Int: [UInt8]]

    func reread(_ cells: [CellRequest], page: Int) async throws -> [CellReading] {
        guard !cells.isEmpty else { return [] }
        guard let image = images[page] else { throw RecognitionErrors.failed("PAGE \(page)") }
        return try await recognizer.reread(cells, on: image)
    }
}
