import ArgumentParser
import FeatureKit
import Kernel

/// hub labs trend 命令
struct TrendCommand: HubCommand {
    static let configuration = CommandConfiguration(commandName: "trend")
    @OptionGroup var options: GlobalOptions
    func run(in context: HubContext) async throws {}
}
