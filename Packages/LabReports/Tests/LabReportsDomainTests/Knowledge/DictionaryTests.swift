import LabReportsDomain
import Testing

@Suite("检验项目词典")
struct DictionaryTests {
    private static let analytes = AnalyteDictionary.standard.analytes
    private let dictionary = AnalyteDictionary.standard

    @Test(arguments: analytes.filter { $0.loinc != nil })
    func LOINC校验位正确(analyte: Analyte) throws { #expect(LOINCCode.isValid(try #require(analyte.loinc)), "\(analyte.id)") }

    @Test(arguments: analytes)
    func 单位认得且名称齐全(analyte: Analyte) {
        #expect(analyte.unit.isEmpty || LabUnit(analyte.unit) != nil, "\(analyte.id) \(analyte.unit)")
        #expect(!analyte.zh.isEmpty && !analyte.en.isEmpty, "\(analyte.id)")
    }

    @Test func 编号与LOINC不重复() {
        #expect(Set(Self.analytes.map(\.id)).count == Self.analytes.count)
        let codes = Self.analytes.compactMap(\.loinc)
        #expect(Set(codes).count == codes.count)
    }

    @Test func 同标本同量纲里名称不撞() {
        var owners: [String: Set<String>] = [:]
        for analyte in Self.analytes {
            let place = "\(analyte.specimen?.rawValue ?? "*")|\(LabUnit(analyte.unit)?.dimension.rawValue ?? "-")"
            for name in analyte.names { owners[place + "|" + name.lowercased().filter { $0 != " " }, default: []].insert(analyte.id) }
        }
        #expect(owners.filter { $0.value.count > 1 }.isEmpty)
    }

    @Test(arguments: ["1742-6", "2345-7", "6690-2", "48065-7"])
    func 真的LOINC(code: String) { #expect(LOINCCode.isValid(code)) }

    @Test(arguments: ["1742-5", "2345-6", "", "-", "1742", "abc-1", "１７４２-6", "12345678-1", "1742-66"])
    func 假的LOINC(code: String) { #expect(!LOINCCode.isValid(code)) }

    @Test(arguments: [
        ("谷丙转氨酶", "ALT"), ("谷丙转氨酶(ALT)", "ALT"), ("ALT 丙氨酸氨基转移酶", "ALT"), ("WBC白细胞", "WBC"), ("★葡萄糖", "GLU"), ("Glucose, Serum", "GLU"),
        ("GGT", "GGT"),
        ("γ-谷氨酰转移酶", "GGT"), ("SGPT (ALT)", "ALT"), ("总胆红素测定", "TBIL"), ("Hemoglobin A1c", "HBA1C"), ("D-二聚体", "DD"), ("25-羟维生素D", "VITD"),
        ("HDL CHOLESTEROL", "HDL-C"),
    ])
    func 各种写法(name: String, id: String) { #expect(dictionary.find(name)?.id == id) }

    @Test(arguments: [
        ("PCT", "%", "PCT-PLT"), ("PCT", "ng/mL", "PCT"), ("尿素", "mmol/L", "UREA"), ("尿素氮", "mmol/L", "BUN"), ("中性粒细胞", "%", "NEUT%"),
        ("中性粒细胞", "10^9/L", "NEUT#"),
        ("红细胞分布宽度", "fL", "RDW-SD"), ("红细胞分布宽度", "%", "RDW-CV"), ("CK-MB", "U/L", "CK-MB"), ("CK-MB", "ng/mL", "CK-MBM"),
        ("TG", "mmol/L", "TG"), ("TG", "ng/mL", "TG-THY"),
        ("D-Dimer", "mg/L FEU", "DD"), ("D-二聚体", "ng/mL DDU", "DDDDU"), ("Neutrophils", "%", "NEUT%"), ("Neutrophils", "K/uL", "NEUT#"),
        ("RBC", "10^12/L", "RBC"), ("RBC", "/HPF", "U-RBC"),
    ])
    func 以单位消歧(name: String, unit: String, id: String) { #expect(dictionary.find(name, unit: unit)?.id == id) }

    @Test func 以标本与定性消歧() {
        #expect(dictionary.find("葡萄糖", specimen: .urine)?.id == "U-GLU")
        #expect(dictionary.find("葡萄糖", specimen: .blood)?.id == "GLU")
        #expect(dictionary.find("Glucose", isQualitative: true)?.id == "U-GLU")
        #expect(dictionary.find("没有这个项目") == nil)
    }

    @Test func 使用者加的别名与项目() {
        let own = Analyte(id: "MY", zh: "自定项目", en: "My Analyte", aliases: ["我的指标"], unit: "mmol/L")
        let more = dictionary.adding([own])
        #expect(more.find("我的指标")?.id == "MY")
        #expect(more.find("葡萄糖", unit: "mmol/L")?.id == "GLU")
        #expect(dictionary.find("我的指标") == nil)
    }
}
