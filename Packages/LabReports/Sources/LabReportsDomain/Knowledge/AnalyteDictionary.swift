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
            return choose(hits.map { analytes[$0] }, unit: unit, specimen: specimen, isQualitative: isQualitative)
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
        guard hits.count > 1 else { return hits.first }
        let printed = LabUnit(unit)
        func score(_ analyte: Analyte) -> Int {
            var score = 0
            if let specimen { score += analyte.specimen == specimen ? 3 : analyte.specimen == nil ? 1 : 0 }
            if specimen == nil, analyte.specimen == nil || analyte.specimen == .blood { score += 1 }
            if let printed, let own = LabUnit(analyte.unit) {
                score += printed.dimension == own.dimension ? 4 : UnitConversion.isPossible(analyte, from: printed, to: own) ? 3 : -4
            }
            if printed == nil, analyte.unit.isEmpty { score += isQualitative ? 4 : 1 }
            return score
        }
        return hits.enumerated().max { (score($0.element), -$0.offset) < (score($1.element), -$1.offset) }?.element
    }

    /// 识别页上的近似写法：要够像、唯一、且比第二名好出一截；PDF 文字层不用它
    func similar(to name: String, unit: String, excluding used: Set<String>) -> Analyte? {
        let key = TextForm.key(name)
        let length = key.unicodeScalars.count
        guard length >= 3 else { return nil }
        let chinese = TextForm.countCJK(key) * 2 >= length
        let printed = LabUnit(unit)
        var best: (index: Int, score: Double)?, second = 0.0
        for (candidate, hits) in byKey {
            let count = candidate.unicodeScalars.count
            guard count >= 3, abs(count - length) <= max(2, length / 3), (TextForm.countCJK(candidate) * 2 >= count) == chinese else {
                continue
            }
            var score = EditDistance.similarity(key, candidate)
            guard score >= 0.5, let index = hits.first(where: { !used.contains(analytes[$0].id) }) else { continue }
            if let printed, let own = LabUnit(analytes[index].unit) {
                score +=
                    printed.dimension == own.dimension
                    ? 0.08 : UnitConversion.isPossible(analytes[index], from: printed, to: own) ? 0.05 : -0.15
            }
            if score > best?.score ?? 0 {
                if let best, best.index != index { second = max(second, best.score) }
                best = (index, score)
            } else if best?.index != index {
                second = max(second, score)
            }
        }
        guard let best, best.score >= 0.6, best.score - second >= 0.05 else { return nil }
        return analytes[best.index]
    }
}
