/// 单位的构件表：基本单位、前缀、分母与整体的特殊写法
enum UnitTable {
    enum Kind: Sendable { case gram, mole, equivalent, unit, liter, second, meter, osmole, gramFEU, gramDDU, highField, lowField }
    struct Base: Sendable { let kind: Kind, code: String, scale: Double }
    struct Denominator: Sendable { let kind: Kind, code: String, scale: Double }

    static let counts: Set<String> = ["个", "cells", "cell", "copies", "#", "rbc", "wbc", "{cells}"]
    /// K/uL、M/uL、G/L、T/L 一类的个数缩写
    static let countScales: [String: (Double, String)] = [
        "K": (1e3, "10*3"), "k": (1e3, "10*3"), "M": (1e6, "10*6"), "Thousand": (1e3, "10*3"), "Million": (1e6, "10*6"),
        "thousand": (1e3, "10*3"), "million": (1e6, "10*6"),
        "G": (1e9, "10*9"), "T": (1e12, "10*12"), "mill": (1e6, "10*6"), "thou": (1e3, "10*3"), "Thou": (1e3, "10*3"),
        "Mill": (1e6, "10*6"), "lakhs": (1e5, "10*5"), "万": (1e4, "10*4"),
    ]

    /// 前缀 + 基本单位
    static func base(_ text: String) -> Base? { bases[text] ?? bases[text.lowercased()] }

    private static let bases: [String: Base] = {
        var out: [String: Base] = [:]
        let prefixes: [(String, Double)] = [
            ("", 1), ("k", 1e3), ("d", 1e-1), ("c", 1e-2), ("m", 1e-3), ("u", 1e-6), ("mc", 1e-6), ("n", 1e-9), ("p", 1e-12), ("f", 1e-15),
        ]
        let units: [(String, Kind, String)] = [
            ("g", .gram, "g"), ("mol", .mole, "mol"), ("eq", .equivalent, "eq"), ("u", .unit, "U"), ("iu", .unit, "[IU]"),
            ("l", .liter, "L"), ("osm", .osmole, "osm"), ("m", .meter, "m"),
            ("gfeu", .gramFEU, "g{FEU}"), ("gddu", .gramDDU, "g{DDU}"), ("g{feu}", .gramFEU, "g{FEU}"), ("g{ddu}", .gramDDU, "g{DDU}"),
            ("gm", .gram, "g"), ("osmol", .osmole, "osm"), ("mole", .mole, "mol"), ("moles", .mole, "mol"),
        ]
        for (prefix, scale) in prefixes {
            for (name, kind, code) in units {
                // 先到先得：m 是米不是毫，u 是单位不是微
                let key = prefix + name
                if out[key] == nil { out[key] = Base(kind: kind, code: (prefix == "mc" ? "u" : prefix) + code, scale: scale) }
            }
        }
        out["s"] = Base(kind: .second, code: "s", scale: 1)
        out["sec"] = out["s"]
        out["seconds"] = out["s"]
        out["秒"] = out["s"]
        out["min"] = Base(kind: .second, code: "min", scale: 60)
        out["分"] = out["min"]
        out["kU"] = Base(kind: .unit, code: "kU", scale: 1e3)
        out["AU"] = Base(kind: .unit, code: "[AU]", scale: 1)
        return out
    }()

    static let denominators: [String: Denominator] = {
        var out: [String: Denominator] = [:]
        func add(_ names: [String], _ kind: Kind, _ code: String, _ scale: Double) {
            for name in names { out[name] = Denominator(kind: kind, code: code, scale: scale) }
        }
        add(["l", "lt", "ltr", "liter", "litre", "升"], .liter, "L", 1)
        add(["dl", "100ml"], .liter, "dL", 0.1)
        add(["ml", "毫升", "cc"], .liter, "mL", 1e-3)
        add(["ul", "mcl", "mm3", "mm^3", "cumm", "cmm", "mmc", "cu.mm", "cumm.", "微升"], .liter, "uL", 1e-6)
        add(["nl"], .liter, "nL", 1e-9)
        add(["hp", "hpf", "h.p.f", "高倍视野", "高倍", "hpf.", "h.p"], .highField, "[HPF]", 1)
        add(["lp", "lpf", "l.p.f", "低倍视野", "低倍", "l.p"], .lowField, "[LPF]", 1)
        add(["g", "gcr", "gcrea", "gcreat", "gm"], .gram, "g", 1)
        add(["mg", "mgcr", "mgcreat", "mgcreatinine"], .gram, "mg", 1e-3)
        add(["kg", "kgh2o", "kg.h2o"], .gram, "kg", 1e3)
        add(["gcreatinine", "ghb", "ghgb"], .gram, "g", 1)
        add(["mol"], .mole, "mol", 1)
        add(["mmol", "mmolcr"], .mole, "mmol", 1e-3)
        add(["h", "hr", "1h", "小时", "hour", "1hr", "1sthr", "1sthour"], .second, "h", 3600)
        add(["min"], .second, "min", 60)
        add(["d", "24h", "24hr", "24hrs", "24小时", "day"], .second, "d", 86400)
        return out
    }()

    /// 不能拆成分子分母的写法
    static let specials: [String: LabUnit] = {
        var out: [String: LabUnit] = [:]
        func add(_ names: [String], _ code: String, _ dimension: UnitDimension, _ factor: Double = 1) {
            for name in names { out[name] = LabUnit(code: code, dimension: dimension, factor: factor) }
        }
        add(["%", "％", "percent"], "%", .fraction, 0.01)
        add(["‰", "permille"], "[ppth]", .fraction, 0.001)
        add(["%oftotalHgb", "%oftotalHb", "%ofTotalHgb", "%Hb"], "%", .fraction, 0.01)
        add(["Ratio", "ratio", "{ratio}", "(calc)", "calc", "比值"], "{ratio}", .ratio)
        add(["INR", "{INR}"], "{INR}", .ratio)
        add(["pH", "[pH]"], "[pH]", .ph)
        add(["{s_gravity}"], "{s_gravity}", .specificGravity)
        add(["mmHg", "mmhg", "mm[Hg]"], "mm[Hg]", .pressure, 133.322)
        add(["kPa", "kpa", "KPa", "KPA"], "kPa", .pressure, 1000)
        add(
            [
                "mL/min/1.73m2", "ml/min/1.73m2", "mL/min/1.73m^2", "ml/min/1.73m^2", "mL/min/{1.73_m2}", "mL/min/1.73", "ml/(min*1.73m2)",
                "ml/min*1.73m2", "mL/(min·1.73m2)", "ml/min.1.73m2",
            ],
            "mL/min/{1.73_m2}", .normalizedFlow, 1e-3 / 60)
        add(["mgFEU/L", "mg/LFEU", "mg/L(FEU)", "mg/L{FEU}"], "mg/L{FEU}", .fibrinogenEquivalent, 1e-3)
        add(["ugFEU/mL", "ug/mLFEU", "ug/mL(FEU)", "ug/mL{FEU}", "mcg/mLFEU"], "ug/mL{FEU}", .fibrinogenEquivalent, 1e-3)
        add(
            ["ngFEU/mL", "ng/mLFEU", "ng/mL(FEU)", "ng/mL{FEU}", "ug/LFEU", "ug/L(FEU)", "ug/L{FEU}"], "ng/mL{FEU}", .fibrinogenEquivalent,
            1e-6)
        add(["ng/mLDDU", "ng/mL(DDU)", "ng/mL{DDU}", "ug/LDDU", "ug/L{DDU}"], "ng/mL{DDU}", .dimerUnit, 1e-6)
        add(["ug/mLDDU", "ug/mL(DDU)", "ug/mL{DDU}", "mg/LDDU", "mg/L{DDU}"], "ug/mL{DDU}", .dimerUnit, 1e-3)
        add(["/100WBC", "/100wbc", "/100{WBCs}", "个/100WBC", "per100WBC"], "/100{WBCs}", .arbitrary)
        add(["S/CO", "s/co", "S/Co", "COI", "coi", "{S_CO_ratio}", "Index", "index", "S/N", "Index(s/co)"], "{S_CO_ratio}", .arbitrary)
        add(["MoM", "MOM"], "{M.o.M}", .arbitrary)
        add(["deg", "degF", "℃", "°C"], "Cel", .arbitrary)
        add(["分钟"], "min", .time, 60)
        add(["/uL", "/ul"], "/uL", .numberConcentration, 1e6)
        add(["k[arb'U]/L"], "k[arb'U]/L", .activityConcentration, 1e3)
        add(["RU/mL", "RU/ml"], "[RU]/mL", .arbitrary)
        add(["GPL", "GPLU/mL", "MPL", "MPLU/mL", "APL"], "[GPL'U]/mL", .arbitrary)
        add(["mOsm/kgH2O"], "mosm/kg", .osmolality, 1e-6)
        add(["10^3", "10^9", "10^12", "10^6"], "10*", .arbitrary)
        return out
    }()
}
