public import Kernel

/// 一次运行的输出样式，由通用开关得来
public struct OutputStyle: Sendable {
    /// 数据的样式
    public enum Format: Sendable { case table, json, plain }

    /// 数据的样式
    public var format = Format.table
    /// 只要编号，不要旁白
    public var isQuiet = false
    /// 指定的语言；nil 时看环境
    public var language: Language?
    /// 是否允许颜色
    public var allowsColour = true
    /// 是否允许提问
    public var allowsInput = true

    /// 默认样式
    public init() {}
}
