import FoundationEssentials

/// 请求与答复的循环：每行一个 JSON，输入结束即退出
public struct OCRService {
    // 图片字节上限
    private static let maximumPayload = 128 << 20

    private var input: ByteReader
    private let output: Int32
    private let reader = PageReader()
    private var current: (page: PreparedPage, language: PageLanguage)?

    /// 在两个文件描述符上服务
    public init(input: Int32 = 0, output: Int32 = 1) {
        self.input = ByteReader(descriptor: input)
        self.output = output
    }

    /// 一直服务到输入结束；坏请求只回错误，不退出
    public mutating func run() async {
        ProcessLimits.apply()
        while true {
            do {
                guard let line = try input.line() else { return }
                if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) { continue }
                ProcessLimits.renewTime()
                try await serve(line)
            } catch let error as OCRError {
                guard send(Answer.Failure(code: error.code, detail: error.detail)) else { return }
            } catch {
                guard send(Answer.Failure(code: "OCR_FAILED", detail: "\(error)")) else { return }
            }
        }
    }

    private mutating func serve(_ line: [UInt8]) async throws {
        let data = Data(line)
        let size = (try? JSONDecoder().decode(PayloadSize.self, from: data))?.bytes ?? 0
        guard size >= 0 else { throw OCRError.badRequest("negative size") }
        if size > Self.maximumPayload {
            input.skip(size)
            throw OCRError.imageTooLarge("\(size) bytes")
        }
        let payload = try input.bytes(size)
        guard let request = try? JSONDecoder().decode(Request.self, from: data) else { throw OCRError.badRequest("not a request") }
        switch request.op {
        case .page: try await page(request, payload: payload)
        case .cells: try await cells(request.cells ?? [])
        case .image: try image(maximumSide: request.maxSide ?? PagePreparation.longSide)
        }
    }

    private mutating func page(_ request: Request, payload: [UInt8]) async throws {
        current = nil
        let wanted = request.language.flatMap(PageLanguage.init(rawValue:))
        let reading = try await reader.read(payload, language: wanted, recognize: request.recognize ?? true)
        current = (reading.page, reading.language)
        let picture = reading.page.picture
        _ = send(
            Answer.Page(
                width: picture.width, height: picture.height, language: reading.language, rotation: reading.page.rotation,
                words: reading.words.map(Answer.Word.init), ms: reading.milliseconds))
    }

    private func cells(_ cells: [Request.Cell]) async throws {
        guard let current else { throw OCRError.noPage() }
        var answers: [Answer.Cell] = []
        for cell in cells {
            let reading = try await reader.readCell(cell.box, numeric: cell.mode == .number, on: current.page, language: current.language)
            answers.append(Answer.Cell(t: reading.text, c: Answer.share(reading.confidence)))
        }
        _ = send(Answer.Cells(cells: answers))
    }

    private func image(maximumSide: Int) throws {
        guard let current else { throw OCRError.noPage() }
        let png = try PictureEncoder.png(current.page.picture.reduced(toLongSide: max(16, maximumSide)))
        if send(Answer.Image(bytes: png.count)) { _ = ByteWriter.write(png, to: output) }
    }

    private func send(_ answer: some Encodable) -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        guard var data = try? encoder.encode(answer) else { return false }
        data.append(0x0A)
        return ByteWriter.write(Array(data), to: output)
    }
}
