import LabReportsDomain
import Testing

/// 按请求的位置作答的假重读者：矩形盖住给定的点就答那一句
private struct FakeRereader: CellRereader {
    struct Answer: Sendable {
        let x: Double
        let y: Double
        let text: String
        var confidence = 0.95
    }
    let answers: [Answer]

    func reread(_ cells: [CellRequest], page: Int) async throws -> [CellReading] {
        cells.map { cell in
            let hit = answers.first {
                (cell.rect.x...(cell.rect.x + cell.rect.width)).contains($0.x)
                    && (cell.rect.y...(cell.rect.y + cell.rect.height)).contains($0.y)
            }
            return CellReading(text: hit?.text ?? "", confidence: hit?.confidence ?? 0)
        }
    }
}

@Suite("识别页的复核")
struct RecognizedReviewTests {
    private static let columns: [Double] = [30, 180, 260, 340]

    // 表头在 60，各行依次 75、90、105……；值列在 180
    private func read(_ rows: [String], confidence: Double = 0.95, answers: [FakeRereader.Answer] = []) async throws -> ExtractedReport {
        var page = PageSketch()
        page.table(Self.columns, ["项目名称|结果|单位|参考区间"] + rows)
        let document = DocumentText(
            pages: [page.page(origin: .recognized, confidence: confidence)], rereader: FakeRereader(answers: answers))
        return try await OfflineExtractor().extract(document)
    }

    @Test func 清楚的页不留提示() async throws {
        let report = try await read(["总蛋白|70.1|g/L|65.0-85.0", "白蛋白|44.0|g/L|40.0-55.0"])
        #expect(lines(report) == ["总蛋白|70.1|g/L|65.0-85.0|", "白蛋白|44.0|g/L|40.0-55.0|"])
        #expect(report.items.flatMap(\.issues).isEmpty)
    }

    @Test func 重读改正值并留下提示() async throws {
        let answers = [FakeRereader.Answer(x: 185, y: 80, text: "70.1")]
        let report = try await read(["总蛋白|701|g/L|65.0-85.0", "白蛋白|44.0|g/L|40.0-55.0"], answers: answers)
        #expect(report.items[0].value == "70.1")
        #expect(report.items[0].number == 70.1)
        #expect(report.items[1].issues.isEmpty)
    }

    @Test func 两次读数不同且分不出好坏时提示() async throws {
        let answers = [FakeRereader.Answer(x: 185, y: 80, text: "76.1", confidence: 0.7)]
        let report = try await read(["总蛋白|70.1|g/L|65.0-85.0", "白蛋白|44.0|g/L|40.0-55.0"], confidence: 0.7, answers: answers)
        #expect(report.items[0].issues.contains(.rereadDiffers))
    }

    @Test func 空着的格由重读补上() async throws {
        let answers = [FakeRereader.Answer(x: 185, y: 80, text: "70.1")]
        let report = try await read(["总蛋白||g/L|65.0-85.0", "白蛋白|44.0|g/L|40.0-55.0", "球蛋白|26.1|g/L|20.0-40.0"], answers: answers)
        #expect(report.items.map(\.value) == ["70.1", "44.0", "26.1"])
    }

    @Test func 漏掉的小数点补上并提示() async throws {
        let report = try await read(["总蛋白|701|g/L|65.0-85.0", "白蛋白|44.0|g/L|40.0-55.0"])
        #expect(report.items[0].value == "70.1")
        #expect(report.items[0].issues.contains(.decimalsDiffer))
    }

    @Test func 值与范围小数位数各写各的不算可疑() async throws {
        let report = try await read([
            "丙氨酸氨基转移酶|62.3|U/L|7-40", "总胆红素|12.50|umol/L|0-21", "总蛋白|71.2|g/L|65-85", "钾|4.12|mmol/L|3.5-5.3", "肌酐|58|umol/L|41-73",
        ])
        #expect(report.items.map(\.value) == ["62.3", "12.50", "71.2", "4.12", "58"])
        #expect(report.items.flatMap(\.issues).isEmpty)
    }

    @Test func 小数位数向来相同的报告里不同的一格可疑() async throws {
        let report = try await read([
            "丙氨酸氨基转移酶|62.3|U/L|7.0-40.0", "总胆红素|12.5|umol/L|0.0-21.0", "总蛋白|71.2|g/L|65.0-85.0", "白蛋白|4.40|g/L|40.0-55.0",
        ])
        #expect(report.items.map { $0.issues.contains(.decimalsDiffer) } == [false, false, false, true])
    }

    @Test func 没有把握的读数提示() async throws {
        let report = try await read(["总蛋白|70.1|g/L|65.0-85.0", "白蛋白|44.0|g/L|40.0-55.0"], confidence: 0.4)
        #expect(report.items.allSatisfy { $0.issues.contains(.lowConfidence) })
    }

    @Test func 认错一两个字的名称改回词典写法() async throws {
        let report = try await read(["总蛋自|70.1|g/L|65.0-85.0", "低密度脂蛋白胆固酵|2.10|mmol/L|1.50-3.50", "肌酝|80|umol/L|45-115"])
        #expect(report.items.map(\.analyteID) == ["TP", "LDL-C", "CREA"])
        #expect(report.items.map(\.name) == ["总蛋白", "低密度脂蛋白胆固醇", "肌酐"])
    }

    @Test func 只凭单位与范围猜的名称带提示() async throws {
        let report = try await read(["虽|4.10|mmol/L|3.50-5.30", "馆|140|mmol/L|137-147", "白蛋白|44.0|g/L|40.0-55.0"])
        #expect(report.items.map(\.analyteID) == ["K", "NA", "ALB"])
        #expect(report.items.map { $0.issues.contains(.lowConfidence) } == [true, true, false])
    }

    @Test func 词典里没有相近写法的名称不动() async throws {
        let report = try await read(["某种新的检查|70.1|g/L|65.0-85.0", "白蛋白|44.0|g/L|40.0-55.0"])
        #expect(report.items[0].name == "某种新的检查")
        #expect(report.items[0].issues.contains(.unmapped))
    }

    @Test func 同一项目不给两行() async throws {
        let report = try await read(["白蛋白|44.0|g/L|40.0-55.0", "白蛋自|3.1|g/L|2.0-4.0"])
        #expect(report.items[0].analyteID == "ALB")
        #expect(report.items[1].analyteID != "ALB")
    }

    @Test(arguments: [
        ("总胆红素|9.1|umol作|5.1-19.0", "umol/L", "5.1-19.0"), ("白细胞计数|6.10|10A9/L|3.50-9.50", "10^9/L", "3.50-9.50"),
        ("红细胞计数|4.92||4.30-5.8010^12/L", "10^12/L", "4.30-5.80"), ("血小板计数|230||125-350 10%9作", "10^9/L", "125-350"),
        ("总蛋白|70.1|g/1|65.085.0", "g/L", "65.0-85.0"), ("葡萄糖|5.01|mmol/L|3.90.6.10", "mmol/L", "3.90-6.10"),
        ("葡萄糖|5.01|mmol/L|390~610", "mmol/L", "3.90-6.10"), ("尿酸|320|umol/L,|142-420", "umol/L", "142-420"),
        ("钾|4.10|mmol/L|35-5.3", "mmol/L", "3.5-5.3"), ("钾|4.10|mmol/L|3.5一5.3", "mmol/L", "3.5-5.3"),
    ])
    func 范围与单位的修复(row: String, unit: String, range: String) async throws {
        let report = try await read([row, "白蛋白|44.0|g/L|40.0-55.0"])
        #expect(report.items[0].unit == unit)
        #expect(report.items[0].referenceRange == range)
    }

    @Test func 没有印出的单位不凭空补给定性结果与比值() async throws {
        let report = try await read(["尿蛋白|阴性||阴性", "尿比重|1.015||1.003-1.030", "酸碱度|6.5||4.5-8.0"])
        #expect(report.items.map(\.unit) == ["", "", ""])
    }

    @Test func 标志由范围重算而不信箭头() async throws {
        let report = try await read(["总蛋白|90.1 ↓|g/L|65.0-85.0", "白蛋白|44.0 ↑|g/L|40.0-55.0"])
        #expect(report.items.map(\.flag) == [.high, nil])
    }

    @Test func 荒唐的值提示() async throws {
        let report = try await read(["钾|41.0|mmol/L|3.50-5.30", "尿蛋白|1.002||阴性", "白蛋白|44.0|g/L|40.0-55.0"])
        #expect(report.items[0].issues.contains { $0.needsReview })
        #expect(report.items[1].issues.contains(.implausible))
        #expect(report.items[2].issues.isEmpty)
    }

    @Test func 倾斜的行仍接成一行() async throws {
        var page = PageSketch()
        page.table(Self.columns, ["项目名称|结果|单位|参考区间", "总蛋白|70.1|g/L|65.0-85.0", "白蛋白|44.0|g/L|40.0-55.0", "球蛋白|26.1|g/L|20.0-40.0"])
        for slope in [-0.02, 0.02] {
            let report = try await OfflineExtractor().extract(
                DocumentText(pages: [page.page(origin: .recognized, confidence: 0.95, slope: slope)]))
            #expect(report.items.map(\.value) == ["70.1", "44.0", "26.1"])
        }
    }
}
