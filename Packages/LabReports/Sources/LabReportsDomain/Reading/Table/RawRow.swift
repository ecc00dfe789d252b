/// 表格里的一行，各角色的格尚未解析
struct RawRow: Sendable {
    var name: TableCell?
    var code: TableCell?
    var value: TableCell?
    var flag: TableCell?
    var unit: TableCell?
    var range: TableCell?
    var rangeLow: TableCell?
    var rangeHigh: TableCell?
    var midY: Double
    var page: Int
    /// 所在小节的标题，如 尿常规
    var section = ""
    /// 结果列有表头标明
    var hasLabelledValue = false
    /// 结果列的横向范围；空格重读时用
    var valueSpan: (x0: Double, x1: Double)?
    /// 行的上下边
    var y0: Double
    var y1: Double

    /// 只有名称，没有别的
    var isNameOnly: Bool { name != nil && value == nil && range == nil && unit == nil && flag == nil }
    var nameText: String { name?.text ?? "" }
}
