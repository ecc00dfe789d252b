/// 检验项目词典：先精确查名，再按小节、标本与单位消歧
public struct AnalyteDictionary: Sendable {
    /// 全部项目
    public let analytes: [Analyte]
    private let byKey: [String: [Int]]
    private let byID: [String: Int]

    /// 内置词典
    public static let standard = AnalyteDictionary(AnalyteTable.panels.flatMap { AnalyteTable.parse($0) })

    /// 由项目建立；后来的同名项目排在后面
    public init(_ analytes: [Analyte]) {
        self.analytes = analytes
        var byKey: [String: [Int]] = [:], byID: [String: Int] = [:]
        for (i, analyte) in analytes.enumerated() {
            byID[analyte.id] = i
            for name in analyte.names {
                let key = TextForm.key(name)
                if !key.isEmpty, !(byKey[key]?.contains(i) ?? false) { byKey[key, default: []].append(i) }
            }
        }
        self.byKey = byKey
        self.byID = byID
    }

    /// 加上使用者自己的项目或别名，同编号者合并名称
    public func adding(_ more: [Analyte]) -> AnalyteDictionary { AnalyteDictionary(analytes + more) }

    /// 按编号取
    public subscript(id: String) -> Analyte? { byID[id].map { analytes[$0] } }

    /// 精确查名；多个候选时以单位与标本消歧
    public func find(_ name: String, unit: String = "", specimen: Specimen? = nil, isQualitative: Bool = false) -> Analyte? {
        for key in Self.keys(of: name) {
            guard let hits = byKey[key], !hits.isEmpty else { continue }
            let chosen = choose(hits.map { analytes[$0] }, unit: unit, specimen: specimen, isQualitative: isQualitative)
            return chosen.map { counterpart(of: $0, unit: unit) ?? $0 }
        }
        return nil
    }

    /// 名称是否就是词典里的写法
    public func contains(_ name: String) -> Bool { Self.keys(of: name).contains { byKey[$0] != nil } }

    /// 名称可能属于的标本种类
    func specimens(of name: String) -> Set<Specimen> {
        for key in Self.keys(of: name) { if let hits = byKey[key] { return Set(hits.compactMap { analytes[$0].specimen }) } }
        return []
    }

    // 原名、去掉括号的名、括号里的名、按空格拆开的名
    static func keys(of name: String) -> [String] {
        let folded = TextForm.trimmed(name)
        var out = [TextForm.key(folded)]
        if let open = folded.firstIndex(where: { $0 == "(" || $0 == "[" }) {
            out.append(TextForm.key(String(folded[..<open])))
            let rest = folded[folded.index(after: open)...]
            if let close = rest.firstIndex(where: { $0 == ")" || $0 == "]" }) {
                out.append(TextForm.key(String(folded[..<open]) + String(rest[rest.index(after: close)...])))
                out.append(TextForm.key(String(rest[..<close])))
            }
        }
        let parts = folded.split(separator: " ").map(String.init)
        if parts.count == 2, TextForm.countCJK(folded) > 0 { out += [TextForm.key(parts[1]), TextForm.key(parts[0])] }
        // 「WBC白细胞」「白细胞WBC」：汉字段与字母段
        if TextForm.countCJK(folded) >= 2, TextForm.countLetters(folded) >= 2 {
            let chinese = String(String.UnicodeScalarView(folded.unicodeScalars.filter { TextForm.isCJK($0) }))
            out.append(TextForm.key(chinese))
        }
        for suffix in suffixes where out[0].hasSuffix(suffix) && out[0].count > suffix.count + 1 {
            out.append(String(out[0].dropLast(suffix.count)))
        }
        return out.filter { !$0.isEmpty }
    }
    private static let suffixes = ["测定", "检测", "定量", "定性", "serum", "plasma", "s", "level", "计数", "blood", "total"]

    private func choose(_ hits: [Analyte], unit: String, specimen: Specimen?, isQualitative: Bool) -> Analyte? {
        guard hits.count > 1 else {
            // 标本说定了是血，就不会是只在尿里的项目；宁可不归
            return hits.first { $0.specimen == nil || specimen == nil || $0.specimen == specimen }
        }
        let printed = LabUnit(unit)
        func score(_ analyte: Analyte) -> Int {
            var score = 0
            if let specimen { score += analyte.specimen == specimen ? 3 : analyte.specimen == nil ? 1 : 0 }
            if specimen == nil, analyte.specimen == nil || analyte.specimen == .blood { score += 1 }
            if let printed, let own = LabUnit(analyte.unit) {
                score += Self.fit(analyte, printed, own)
            }
            if printed == nil, analyte.unit.isEmpty == isQualitative { score += isQualitative ? 4 : 1 }
            return score
        }
        return hits.enumerated().max { (score($0.element), -$0.offset) < (score($1.element), -$1.offset) }?.element
    }

    // 印出的单位与项目的单位合不合；镜下计数的几种单位互不换算而同属计数
    private static func fit(_ analyte: Analyte, _ printed: LabUnit, _ own: LabUnit) -> Int {
        if printed.dimension == own.dimension { return 4 }
        if UnitConversion.isPossible(analyte, from: printed, to: own) { return 3 }
        let isSediment = analyte.specimen == .urine && own.dimension == .numberConcentration
        return isSediment && [.perHighPowerField, .perLowPowerField].contains(printed.dimension) ? 3 : -4
    }

    // 「中性粒细胞」这样的名称既指百分比也指绝对值：印着另一种单位就归到另一种
    private func counterpart(of analyte: Analyte, unit: String) -> Analyte? {
        switch (analyte.id.last, LabUnit(unit)?.dimension) {
        case ("%", .numberConcentration): self[String(analyte.id.dropLast()) + "#"]
        case ("#", .fraction): self[String(analyte.id.dropLast()) + "%"]
        default: nil
        }
    }

    /// 各项目里与识别文字最像的写法有多像；中文只与中文比，长短差得多的不比
    func similarities(to key: String, atLeast floor: Double) -> [(Analyte, Double)] {
        let length = key.unicodeScalars.count
        let chinese = TextForm.countCJK(key) * 2 >= length
        var best: [Int: Double] = [:]
        for (candidate, hits) in byKey {
            let count = candidate.unicodeScalars.count
            guard abs(count - length) <= (length < 3 ? 0 : max(2, length / 3)), (TextForm.countCJK(candidate) * 2 >= count) == chinese,
                count >= 3 || chinese
            else { continue }
            let similarity = EditDistance.similarity(key, candidate)
            for hit in hits where similarity >= floor { best[hit] = max(best[hit] ?? 0, similarity) }
        }
        return best.sorted { $0.key < $1.key }.map { (analytes[$0.key], $0.value) }
    }
}
