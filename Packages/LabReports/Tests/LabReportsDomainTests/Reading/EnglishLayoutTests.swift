import LabReportsDomain
import Testing

@Suite("英文版式")
struct EnglishLayoutTests {
    @Test func 结果标志单位区间四列带小节与说明() async throws {
        var page = PageSketch()
        page.line((40, "Patient: DOE, JANE"), (200, "DOB: 01/02/1980"), (380, "Specimen ID: 123-456-7890-0"))
        page.line((40, "Date Collected: 10/25/2018"), (230, "Date Received: 10/25/2018"), (400, "Date Reported: 10/26/2018"))
        page.table(
            [40, 220, 280, 330, 420, 540],
            [
                "TESTS|RESULT|FLAG|UNITS|REFERENCE INTERVAL|LAB", "CBC With Differential/Platelet", "WBC|11.6|High|x10E3/uL|3.4 - 10.8|01",
                "RBC|4.51||x10E6/uL|4.14 - 5.80|01", "Comp. Metabolic Panel (14)", "Glucose, Serum|101|High|mg/dL|65 - 99|01",
                "eGFR If NonAfricn Am|105||mL/min/1.73|>59|", "BUN/Creatinine Ratio|14|||9 - 20|", "Hemoglobin A1c",
                "Hemoglobin A1c|5.8|High|%|4.8 - 5.6|01",
            ])
        page.line((60, "Please Note:"))
        page.line((80, "Prediabetes: 5.7 - 6.4"))
        page.line((80, "Diabetes: >6.4"))
        page.line((80, "Glycemic control for adults with diabetes: <7.0"))
        page.line((40, "Dir: EXAMPLE MD"), (220, "For inquiries, the physician may contact Branch: 800-555-0100"))
        page.line((40, "This document contains private and confidential health information."), (480, "Page 1 of 2"))
        let report = try await read(page.page())
        #expect(
            lines(report) == [
                "WBC|11.6|x10E3/uL|3.4 - 10.8|H", "RBC|4.51|x10E6/uL|4.14 - 5.80|", "Glucose, Serum|101|mg/dL|65 - 99|H",
                "eGFR If NonAfricn Am|105|mL/min/1.73|>59|", "BUN/Creatinine Ratio|14||9 - 20|", "Hemoglobin A1c|5.8|%|4.8 - 5.6|H",
            ])
        #expect(report.reportDate == "2018-10-26")
    }

    @Test func 范围内外两列() async throws {
        var page = PageSketch()
        page.line((40, "COLLECTED: 03/04/2020"), (220, "REPORTED: 03/05/2020 06:12 ET"))
        page.table(
            [40, 230, 310, 400, 540],
            [
                "Test Name|In Range|Out Of Range|Reference Range|Lab", "LIPID PANEL, STANDARD", "CHOLESTEROL, TOTAL||225 H|<200 mg/dL|EN",
                "HDL CHOLESTEROL|52||> OR = 40 mg/dL|EN", "TRIGLYCERIDES|110||<150 mg/dL|EN", "LDL-CHOLESTEROL||151 H|mg/dL (calc)|EN",
            ])
        page.line((60, "Reference range: <100"))
        page.line((60, "Desirable range <100 mg/dL for primary prevention; <70 mg/dL for patients with CHD or diabetic patients"))
        page.table([40, 230, 310, 400, 540], ["CHOL/HDLC RATIO|4.3||<5.0 (calc)|EN"])
        let report = try await read(page.page())
        #expect(
            lines(report) == [
                "CHOLESTEROL, TOTAL|225|mg/dL|<200|H", "HDL CHOLESTEROL|52|mg/dL|> OR = 40|", "TRIGLYCERIDES|110|mg/dL|<150|",
                "LDL-CHOLESTEROL|151|mg/dL (calc)||H", "CHOL/HDLC RATIO|4.3|(calc)|<5.0|",
            ])
        #expect(report.reportDate == "2020-03-05")
    }

    @Test func 本次与上次结果同页() async throws {
        var page = PageSketch()
        page.table(
            [40, 210, 310, 420, 480],
            [
                "Test|Current Result and Flag|Previous Result and Date|Units|Reference Interval",
                "Glucose|104 High|97 02/14/2022|mg/dL|70-99",
                "BUN|14|15 02/14/2022|mg/dL|6-24", "Creatinine|0.71|0.73 02/14/2022|mg/dL|0.57-1.00",
            ])
        let report = try await read(page.page())
        #expect(lines(report) == ["Glucose|104|mg/dL|70-99|H", "BUN|14|mg/dL|6-24|", "Creatinine|0.71|mg/dL|0.57-1.00|"])
    }

    @Test func 标准区间带单位在值后() async throws {
        var page = PageSketch()
        page.table(
            [40, 220, 340, 460],
            ["Component|Your Value|Standard Range|Flag", "WBC COUNT|5.6 K/uL|4.0 - 11.0 K/uL|", "HEMOGLOBIN|10.9 g/dL|11.7 - 15.5 g/dL|L"])
        let report = try await read(page.page())
        #expect(lines(report) == ["WBC COUNT|5.6|K/uL|4.0 - 11.0|", "HEMOGLOBIN|10.9|g/dL|11.7 - 15.5|L"])
    }

    @Test func 区间分几行写() async throws {
        var page = PageSketch()
        page.line((40, "Reported On: 05-Mar-2021 14:20"))
        page.table(
            [40, 240, 310, 390],
            [
                "Investigation|Observed Value|Unit|Biological Reference Interval", "LIPID PROFILE",
                "TOTAL CHOLESTEROL|242|mg/dL|<=200 Desirable", "|||201-239 Borderline",
                "|||>=240 High", "TRIGLYCERIDES|118|mg/dL|Normal: <150", "|||Borderline: 150-199", "(Method: GPO-POD)",
                "HAEMOGLOBIN|13.5|gm/dl|13.0 - 17.0",
            ])
        page.line((240, "*** End Of Report ***"))
        let report = try await read(page.page())
        #expect(
            lines(report) == [
                "TOTAL CHOLESTEROL|242|mg/dL|<=200|", "TRIGLYCERIDES|118|mg/dL|<150|", "HAEMOGLOBIN|13.5|gm/dl|13.0 - 17.0|",
            ])
        #expect(report.items.map(\.computedFlag) == [.high, nil, nil])
        #expect(report.reportDate == "2021-03-05")
    }

    @Test func 未给结果的行与见备注() async throws {
        var page = PageSketch()
        page.table(
            [40, 220, 300, 380],
            [
                "Test|Result|Units|Reference Range", "Hepatitis C Ab|Non-Reactive||Non-Reactive",
                "Vitamin D, 25-Hydroxy|See note|ng/mL|30-100", "TSH|<0.01 L|uIU/mL|0.45-4.50",
            ])
        let report = try await read(page.page())
        #expect(
            lines(report) == [
                "Hepatitis C Ab|Non-Reactive||Non-Reactive|", "Vitamin D, 25-Hydroxy|See note|ng/mL|30-100|",
                "TSH|<0.01|uIU/mL|0.45-4.50|L",
            ])
    }

    @Test func 说明段落不成条目() async throws {
        var page = PageSketch()
        page.table([40, 220, 300, 380], ["Test|Result|Units|Reference Range", "Ferritin|30|ng/mL|16-154"])
        for text in [
            "Results from this test should be interpreted with 2 or 3 other findings.",
            "Patients taking more than 5 mg/day of biotin may show 10 % bias.",
            "Tel: 800-555-0100 Fax: 800-555-0101", "123 Example Street, Suite 4, Springfield, CA 90001",
        ] { page.line((40, text)) }
        let report = try await read(page.page())
        #expect(lines(report) == ["Ferritin|30|ng/mL|16-154|"])
    }
}
