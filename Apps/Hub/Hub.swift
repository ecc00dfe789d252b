import FeatureKit
import Kernel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 组装根：唯一看得见所有功能的地方
@main
enum Hub {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        // 输出都不缓冲、写即落盘，不必等各库的收尾
        _exit(await Interrupt.guarding { await Dispatcher.run(HubRoot.self, arguments, HubWorld.context) })
    }
}

/// 真实世界：环境变量、终端、时钟、状态目录
enum HubWorld {
    @Sendable static func context(_ style: OutputStyle) -> HubContext {
        let home = HubHome(environment: SystemEnvironment.variables, currentDirectory: SystemEnvironment.currentDirectory)
        return HubContext.live(style, logger: HubLog.logger(directory: home.state))
    }
}
