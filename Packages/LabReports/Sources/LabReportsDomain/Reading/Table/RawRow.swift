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
    /// 名称与值之间只隔一个词距：多半是一句话
    var runsOn = false
    /// 值所在的一条横带：由旁边高矮正常的词定，不受线与印章撑高的词框影响
    var band: (y0: Double, y1: Double)

    /// 只有名称，没有别的
    var isNameOnly: Bool { name != nil && value == nil && range == nil && unit == nil && flag == nil }
    var nameText: String { name?.text ?? "" }
}
