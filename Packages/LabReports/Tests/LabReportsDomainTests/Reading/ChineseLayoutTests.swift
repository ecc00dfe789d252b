import LabReportsDomain
import Testing

@Suite("中文版式")
struct ChineseLayoutTests {
    @Test func 单栏带代号方法与页眉页脚() async throws {
        var page = PageSketch()
        page.line((180, "某某市第一人民医院检验报告单"))
        page.line((40, "姓名：张某某"), (180, "性别：女"), (260, "年龄：45岁"), (400, "标本号：20231001023"))
        page.line((40, "科别：内分泌科"), (180, "床号：12"), (260, "标本类型：血清"), (400, "病历号：00123456"))
        page.line((40, "送检医生：李某"), (180, "临床诊断：2型糖尿病"), (400, "备注："))
        page.table(
            [30, 60, 110, 250, 310, 340, 400, 490],
            [
                "序号|代号|项目名称|结果|提示|单位|参考区间|检测方法",
                "1|ALT|丙氨酸氨基转移酶|56.3|↑|U/L|9-50|速率法",
                "2|TP|总蛋白|71.0||g/L|65.0-85.0|双缩脲法",
                "3|GLU|葡萄糖|3.2|↓|mmol/L|3.9～6.1|己糖激酶法",
                "4|UA|尿酸|420||μmol/L|≤428|尿酸酶法",
                "5|HBsAg|乙型肝炎病毒表面抗原|阴性|||阴性|化学发光法",
            ])
        page.line((30, "采集时间：2023-10-01 07:45"), (250, "接收时间：2023-10-01 08:30"))
        page.line((30, "报告时间：2023-10-02 10:15"), (250, "检验者：王某"), (400, "审核者：赵某"))
        page.line((30, "注：本结果仅对所检测标本负责"), (400, "第1页 共1页"))
        let report = try await read(page.page())
        #expect(
            lines(report) == [
                "丙氨酸氨基转移酶|56.3|U/L|9-50|H", "总蛋白|71.0|g/L|65.0-85.0|", "葡萄糖|3.2|mmol/L|3.9~6.1|L", "尿酸|420|umol/L|≤428|",
                "乙型肝炎病毒表面抗原|阴性||阴性|",
            ])
        #expect(report.reportDate == "2023-10-02")
        #expect(report.items.map(\.analyteID) == ["ALT", "TP", "GLU", "UA", "HBSAG"])
        #expect(report.items.flatMap(\.issues).isEmpty && report.issues.isEmpty)
    }

    @Test func 并排两栏() async throws {
        var page = PageSketch(size: 8)
        page.line((200, "血常规检验报告单"))
        page.line((30, "姓名：某某"), (200, "标本：全血"), (400, "报告日期：2024年3月5日"))
        page.table(
            [20, 40, 80, 165, 195, 220, 305, 325, 365, 450, 480, 505],
            [
                "No|代号|项目|结果|提示|参考值|No|代号|项目|结果|提示|参考值",
                "1|WBC|白细胞计数|11.2|↑|3.5-9.5 10^9/L|4|PLT|血小板计数|210||125-350 10^9/L",
                "2|RBC|红细胞计数|4.80||4.3-5.8 10^12/L|5|NEUT%|中性粒细胞百分比|80.1|↑|40-75 %",
                "3|HGB|血红蛋白|120|↓|130-175 g/L",
            ])
        let report = try await read(page.page())
        #expect(
            lines(report) == [
                "白细胞计数|11.2|10^9/L|3.5-9.5|H", "红细胞计数|4.80|10^12/L|4.3-5.8|", "血红蛋白|120|g/L|130-175|L",
                "血小板计数|210|10^9/L|125-350|", "中性粒细胞百分比|80.1|%|40-75|H",
            ])
        #expect(report.reportDate == "2024-03-05")
    }

    @Test func 单位在前且有上次结果() async throws {
        var page = PageSketch()
        page.table(
            [40, 200, 260, 330, 400, 480],
            [
                "检验项目|单位|本次结果|上次结果|参考范围|提示",
                "促甲状腺激素(TSH)|mIU/L|5.62|4.10|0.27-4.20|高",
                "游离甲状腺素(FT4)|pmol/L|14.2|15.0|12.0-22.0|",
                "抗甲状腺过氧化物酶抗体|IU/mL|<9.00|<9.00|0-34|",
            ])
        let report = try await read(page.page())
        #expect(
            lines(report) == [
                "促甲状腺激素(TSH)|5.62|mIU/L|0.27-4.20|H", "游离甲状腺素(FT4)|14.2|pmol/L|12.0-22.0|",
                "抗甲状腺过氧化物酶抗体|<9.00|IU/mL|0-34|",
            ])
        #expect(report.items.map(\.analyteID) == ["TSH", "FT4", "TPOAB"])
    }

    @Test func 箭头连在值上且带方法学与备注行() async throws {
        var page = PageSketch()
        page.table(
            [30, 150, 220, 280, 360],
            [
                "项目名称|缩写|结果|单位|参考值", "总胆固醇|TC|6.12↑|mmol/L|<5.18", "甘油三酯|TG|0.98|mmol/L|<1.70",
                "高密度脂蛋白胆固醇|HDL-C|0.95 ↓|mmol/L|＞1.04",
            ])
        page.line((30, "备注：建议低脂饮食，三个月后复查"))
        page.line((30, "检验者：甲"), (150, "审核者：乙"), (300, "打印时间：2022-07-08 09:10:11"))
        let report = try await read(page.page())
        #expect(
            lines(report) == ["总胆固醇|6.12|mmol/L|<5.18|H", "甘油三酯|0.98|mmol/L|<1.70|", "高密度脂蛋白胆固醇|0.95|mmol/L|>1.04|L"])
    }

    @Test func 尿常规的定性与镜检() async throws {
        var page = PageSketch()
        page.line((40, "标本种类：尿液"), (300, "检验日期：2023/05/06"))
        page.table(
            [30, 60, 200, 300, 380],
            [
                "序号|项目|结果|参考范围|单位", "1|颜色|淡黄色|淡黄色|", "2|尿比重|1.025|1.003-1.030|", "3|尿蛋白|1+|阴性|", "4|尿葡萄糖|阴性(-)|阴性|", "5|尿潜血|±|阴性|",
                "6|尿胆原|正常|正常|", "7|红细胞|0-2|0-3|/HPF", "8|白细胞|12|0-5|/HPF", "9|白细胞计数|25.6|0-25|/uL",
            ])
        let report = try await read(page.page())
        #expect(
            lines(report) == [
                "颜色|淡黄色||淡黄色|", "尿比重|1.025||1.003-1.030|", "尿蛋白|1+||阴性|", "尿葡萄糖|阴性(-)||阴性|", "尿潜血|±||阴性|", "尿胆原|正常||正常|",
                "红细胞|0-2|/HPF|0-3|", "白细胞|12|/HPF|0-5|", "白细胞计数|25.6|/uL|0-25|",
            ])
        #expect(report.items.map(\.analyteID).prefix(6) == ["U-COL", "U-SG", "U-PRO", "U-GLU", "U-BLD", "U-URO"])
        #expect(report.items[2].computedFlag == .abnormal)
        #expect(report.reportDate == "2023-05-06")
    }

    @Test func 上下限分列() async throws {
        var page = PageSketch()
        page.table(
            [30, 180, 240, 300, 360, 420],
            ["项目名称|结果|提示|单位|参考低值|参考高值", "钾|5.9|H|mmol/L|3.50|5.30", "钠|140||mmol/L|137|147"])
        let report = try await read(page.page())
        #expect(lines(report) == ["钾|5.9|mmol/L|3.50-5.30|H", "钠|140|mmol/L|137-147|"])
    }

    @Test func 名称分成上下两行() async throws {
        var page = PageSketch(step: 9)
        page.table([30, 150, 220, 300], ["项目名称|结果|单位|参考区间", "", ""])
        page.line((30, "抗甲状腺球蛋白"), gap: 0.6)
        page.line((150, "15.2"), (220, "IU/mL"), (300, "0-115"), gap: 0.6)
        page.line((30, "抗体(TGAb)"), gap: 2)
        page.table([30, 150, 220, 300], ["三碘甲状腺原氨酸|1.82|nmol/L|1.30-3.10"])
        let report = try await read(page.page())
        #expect(lines(report) == ["抗甲状腺球蛋白抗体(TGAb)|15.2|IU/mL|0-115|", "三碘甲状腺原氨酸|1.82|nmol/L|1.30-3.10|"])
    }

    @Test func 没有表头的续页() async throws {
        var first = PageSketch(), second = PageSketch()
        first.line((40, "姓名：某某"), (300, "报告日期：2023-01-09"))
        first.table([30, 180, 250, 320], ["项目名称|结果|单位|参考区间", "总蛋白|70.1|g/L|65-85", "白蛋白|44.0|g/L|40-55"])
        first.line((300, "第1页/共2页"))
        second.line((40, "姓名：某某"))
        second.table([30, 180, 250, 320], ["尿素|9.1 ↑|mmol/L|3.1-8.0", "肌酐|88|umol/L|57-97"])
        let report = try await read(first.page(), second.page(2))
        #expect(lines(report) == ["总蛋白|70.1|g/L|65-85|", "白蛋白|44.0|g/L|40-55|", "尿素|9.1|mmol/L|3.1-8.0|H", "肌酐|88|umol/L|57-97|"])
        #expect(report.items.map(\.page) == [1, 1, 2, 2])
        #expect(report.issues.isEmpty)
    }

    @Test func 小节标题分开血与尿() async throws {
        var page = PageSketch()
        page.table([30, 180, 250, 320], ["项目名称|结果|单位|参考区间", "血液生化||", "葡萄糖|5.0|mmol/L|3.9-6.1", "尿液分析||", "葡萄糖|阴性||阴性"])
        let report = try await read(page.page())
        #expect(report.items.map(\.analyteID) == ["GLU", "U-GLU"])
    }
}
