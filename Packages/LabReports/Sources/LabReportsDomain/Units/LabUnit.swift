/// 检验单位：UCUM 写法、量纲，以及换到该量纲基准单位的因子
public struct LabUnit: Sendable, Hashable {
    /// UCUM 写法，如 mmol/L、10*9/L、%
    public let code: String
    /// 量纲；不同量纲之间不能直接换算
    public let dimension: UnitDimension
    /// 乘以它得到量纲基准单位下的数
    public let factor: Double
}

/// 单位的量纲，基准单位写在各项的说明里
public enum UnitDimension: String, Sendable, Hashable, CaseIterable {
    /// 质量浓度，g/L
    case massConcentration
    /// 物质的量浓度，mol/L
    case molarConcentration
    /// 电荷浓度，Eq/L
    case equivalentConcentration
    /// 数量浓度，个/L
    case numberConcentration
    /// 活性或任意单位浓度，U/L（U 与 IU 在检验报告上通用）
    case activityConcentration
    /// 纤维蛋白原当量的质量浓度（D-二聚体 FEU），g/L
    case fibrinogenEquivalent
    /// D-二聚体单位的质量浓度（DDU），g/L
    case dimerUnit
    /// 百分数，1
    case fraction
    /// 体积分数，L/L
    case volumeFraction
    /// 无量纲的比值
    case ratio
    /// 细胞体积，L
    case volume
    /// 质量，g
    case mass
    /// 物质的量，mol
    case amount
    /// 时间，s
    case time
    /// 长度，m
    case length
    /// 沉降速度，m/s
    case velocity
    /// 流量（肾小球滤过率），L/s
    case flow
    /// 按体表面积折算的流量，L/s/1.73m²
    case normalizedFlow
    /// 每高倍视野个数
    case perHighPowerField
    /// 每低倍视野个数
    case perLowPowerField
    /// 质量对质量（如尿白蛋白/肌酐），g/g
    case massRatio
    /// 质量对物质的量，g/mol
    case massPerAmount
    /// 物质的量之比（如 IFCC HbA1c），mol/mol
    case amountRatio
    /// 渗透压，Osm/kg
    case osmolality
    /// 压力，Pa
    case pressure
    /// 每日排泄的质量，g/d
    case massRate
    /// 每日排泄的量，mol/d
    case amountRate
    /// 每质量的活性，U/g
    case activityPerMass
    /// 酸碱度
    case ph
    /// 比重
    case specificGravity
    /// 其他照原样保留、只与自身相同的单位
    case arbitrary
}

extension LabUnit {
    /// 解析印在报告上的单位；不认得为 nil
    public init?(_ printed: String) {
        let key = UnitText.normalized(printed)
        guard !key.isEmpty else { return nil }
        if let special = UnitTable.specials[key] {
            self = special
        } else if let composed = UnitComposer.compose(key) {
            self = composed
        } else {
            return nil
        }
    }

    /// 同量纲换算；量纲不同时为 nil
    public func convert(_ value: Double, to other: LabUnit) -> Double? {
        guard dimension == other.dimension, dimension != .arbitrary || code == other.code else { return nil }
        return code == other.code ? value : value * factor / other.factor
    }
}
