public import ArgumentParser
public import Kernel

extension CivilDate: @retroactive ExpressibleByArgument {
    /// 命令行上的日期，yyyy-MM-dd
    public init?(argument: String) { self.init(iso8601: argument) }
}
