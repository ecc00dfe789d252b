/// 列的角色
enum ColumnRole: String, Sendable, Hashable {
    case index, code, name, value, flag, unit, range, rangeLow, rangeHigh, method, previous, other

    /// 属于一行的开头
    var startsRow: Bool { self == .index || self == .code || self == .name }
}

/// 一个表头词：角色与横向位置
struct HeaderHit: Sendable, Hashable {
    var role: ColumnRole
    var x0: Double
    var x1: Double
    var midX: Double { (x0 + x1) / 2 }
}
