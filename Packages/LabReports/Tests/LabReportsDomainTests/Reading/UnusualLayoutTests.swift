import LabReportsDomain
import Testing

@Suite("少见的版式")
struct UnusualLayoutTests {
    @Test func 免疫检验的定量与定性两列() async throws {
        var page = PageSketch()
        page.table(
            [30, 60, 220, 290, 350, 430],
            [
                "序号|检验项目|结果|定性|单位|参考区间", "1|乙型肝炎病毒表面抗原(HBsAg)|0.01|阴性|IU/mL|<0.05", "2|乙型肝炎病毒表面抗体(抗-HBs)|125.60|阳性|mIU/mL|<10.00",
                "3|丙型肝炎病毒抗体(抗-HCV)|0.08|阴性|S/CO|<1.00",
            ])
        let report = try await read(page.page())
        #expect(report.items.map(\.value) == ["0.01", "125.60", "0.08"])
        #expect(report.items.map(\.referenceRange) == ["<0.05", "<10.00", "<1.00"])
        #expect(report.items.map(\.analyteID) == ["HBSAG", "HBSAB", "HCVAB"])
    }

    @Test func 按性别分两行写的范围() async throws {
        var page = PageSketch()
        page.table(
            [30, 200, 270, 340],
            ["项目名称|结果|单位|参考范围", "尿酸|450 ↑|umol/L|男:208-428", "|||女:155-357", "肌酐|70|umol/L|男:57-97", "|||女:41-73", "尿素|5.1|mmol/L|3.1-8.0"])
        let report = try await read(page.page())
        #expect(lines(report) == ["尿酸|450|umol/L|208-428|H", "肌酐|70|umol/L|57-97|", "尿素|5.1|mmol/L|3.1-8.0|"])
    }

    @Test func 逐字分开的表头与病人信息() async throws {
        var page = PageSketch()
        page.line((30, "姓 名 ： 某 某"), (200, "性 别 ： 男"), (330, "报 告 日 期 ： 2021 - 03 - 04"))
        page.table([30, 200, 270, 340], ["项 目 名 称|结 果|单 位|参 考 区 间", "白细胞|5.60|10^9/L|3.50-9.50", "血红蛋白|150|g/L|130-175"])
        let report = try await read(page.page())
        #expect(lines(report) == ["白细胞|5.60|10^9/L|3.50-9.50|", "血红蛋白|150|g/L|130-175|"])
        #expect(report.reportDate == "2021-03-04")
    }

    @Test func 完全没有表头() async throws {
        var page = PageSketch()
        page.line((30, "血常规"), (300, "2021.03.04"))
        page.table([30, 200, 270, 340], ["白细胞|5.60|10^9/L|3.50-9.50", "血红蛋白|150|g/L|130-175", "血小板|90 ↓|10^9/L|125-350"])
        let report = try await read(page.page())
        #expect(lines(report) == ["白细胞|5.60|10^9/L|3.50-9.50|", "血红蛋白|150|g/L|130-175|", "血小板|90|10^9/L|125-350|L"])
    }

    @Test func 星号与互认标记在名称前() async throws {
        var page = PageSketch()
        page.table(
            [30, 60, 240, 300, 330, 400],
            [
                "NO|项目|结果||参考值|单位", "1|★白细胞计数(WBC)|5.60||3.50-9.50|10^9/L", "2|*血红蛋白(HGB)|180|↑|130-175|g/L",
                "3|▲血小板计数(PLT)|210||125-350|10^9/L",
            ])
        let report = try await read(page.page())
        #expect(report.items.map(\.name) == ["白细胞计数(WBC)", "血红蛋白(HGB)", "血小板计数(PLT)"])
        #expect(report.items.map(\.flag) == [nil, .high, nil])
    }

    @Test func 左右两栏各自的表头不同高() async throws {
        var page = PageSketch(size: 8)
        page.table(
            [20, 150, 200, 300, 430, 480],
            [
                "检验项目|结果|参考值|检验项目|结果|参考值", "葡萄糖|5.60|3.90-6.10|总蛋白|70.1|65.0-85.0", "尿素|5.10|3.10-8.00|白蛋白|44.0|40.0-55.0",
                "肌酐|70|57-97|球蛋白|26.1|20.0-40.0",
            ])
        let report = try await read(page.page())
        #expect(
            lines(report) == [
                "葡萄糖|5.60||3.90-6.10|", "尿素|5.10||3.10-8.00|", "肌酐|70||57-97|", "总蛋白|70.1||65.0-85.0|", "白蛋白|44.0||40.0-55.0|",
                "球蛋白|26.1||20.0-40.0|",
            ])
    }

    @Test func 名称折成两行且值在第一行() async throws {
        var page = PageSketch()
        page.line((30, "项目名称"), (200, "结果"), (270, "单位"), (340, "参考区间"), gap: 1.6)
        for (first, second, rest) in [
            ("抗甲状腺过氧化物酶自身", "抗体", "5.2|IU/mL|0-34"), ("高密度脂蛋白", "胆固醇", "1.20|mmol/L|1.04-1.90"), ("肌酸激酶同工酶", "(MB)", "12|U/L|0-25"),
        ] {
            let cells = rest.split(separator: "|").map(String.init)
            page.line((30, first), (200, cells[0]), (270, cells[1]), (340, cells[2]), gap: 0.75)
            page.line((30, second), gap: 1.6)
        }
        let report = try await read(page.page())
        #expect(report.items.map(\.name) == ["抗甲状腺过氧化物酶自身抗体", "高密度脂蛋白胆固醇", "肌酸激酶同工酶(MB)"])
        #expect(report.items.map(\.analyteID) == ["TPOAB", "HDL-C", "CK-MB"])
    }

    @Test func 英文尿沉渣() async throws {
        var page = PageSketch()
        page.line((40, "Specimen: Urine"), (250, "Reported: Mar 5, 2022"))
        page.table(
            [40, 220, 300, 420],
            [
                "Test|Result|Reference Range|Units", "Color|Yellow|Yellow|", "Appearance|Clear|Clear|",
                "Specific Gravity|1.015|1.005-1.030|", "pH|6.0|5.0-7.5|", "Glucose|Negative|Negative|", "Protein|Trace A|Negative|",
                "WBC|0-5|0 - 5|/hpf", "RBC|3-10 A|0 - 2|/hpf", "Epithelial Cells (non renal)|0-10|0 - 10|/hpf",
                "Bacteria|Few|None seen/Few|",
            ])
        let report = try await read(page.page())
        #expect(
            report.items.map(\.value) == ["Yellow", "Clear", "1.015", "6.0", "Negative", "Trace", "0-5", "3-10", "0-10", "Few"])
        #expect(report.items.map(\.analyteID) == ["U-COL", "U-CLA", "U-SG", "U-PH", "U-GLU", "U-PRO", "U-WBC", "U-RBC", "U-EC", "U-BACT"])
        #expect(report.items[5].flag == .abnormal && report.items[7].flag == .abnormal)
        #expect(report.reportDate == "2022-03-05")
    }

    @Test func 每行一句的紧凑写法() async throws {
        var page = PageSketch()
        page.line((40, "Final Report 03/05/2022"))
        for text in ["WBC 5.6 K/uL (4.0-11.0)", "HGB 10.9 g/dL (11.7-15.5) L", "PLT 250 K/uL (150-400)"] {
            let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
            page.line((40, parts[0]), (140, parts[1]))
        }
        let report = try await read(page.page())
        #expect(report.items.map(\.name) == ["WBC", "HGB", "PLT"])
        #expect(report.items.map(\.number) == [5.6, 10.9, 250])
        #expect(report.items.map(\.low) == [4, 11.7, 150])
    }

    @Test func 生物参考区间按年龄分段() async throws {
        var page = PageSketch()
        page.table(
            [40, 200, 280, 350],
            [
                "Test Description|Value Observed|Unit|Biological Reference Range", "Vitamin D, 25-Hydroxy|18.2|ng/mL|Deficient: <20",
                "|||Insufficient: 20-29", "|||Sufficient: 30-100",
                "TSH (Ultrasensitive)|2.10|uIU/mL|0.55 - 4.78",
            ])
        page.line((40, "Comments: Please correlate clinically. TSH levels vary by 50 % during the day."))
        let report = try await read(page.page())
        #expect(report.items.map(\.name) == ["Vitamin D, 25-Hydroxy", "TSH (Ultrasensitive)"])
        #expect(report.items.map(\.value) == ["18.2", "2.10"])
    }
}
