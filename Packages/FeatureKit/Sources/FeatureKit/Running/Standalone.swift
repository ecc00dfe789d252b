import ArgumentParser
public import Kernel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 单独跑一个功能，不带宿主与别的功能
public enum Standalone {
    /// 解析命令行、执行、结束进程
    public static func run(_ feature: any HubFeature.Type) async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(await Interrupt.guarding { await Dispatcher.run(feature.command, arguments) { HubContext.live($0) } })
    }
}

extension HubContext {
    /// 真实世界的上下文：环境变量、终端、系统时钟、状态目录里的事件
    public static func live(_ style: OutputStyle, logger: AppLogger = AppLogger(label: "hub")) -> HubContext {
        let variables = SystemEnvironment.variables
        let home = HubHome(environment: variables, currentDirectory: SystemEnvironment.currentDirectory)
        let output = Output(style: style, variables: variables)
        let interactive = style.allowsInput && isatty(0) == 1 && isatty(2) == 1
        return HubContext(
            home: home, output: output,
            prompt: Prompt(isInteractive: interactive, language: output.language, errors: FileDescriptorSink.standardError),
            clock: SystemClock(), events: JSONLinesEventSink(directory: home.state), logger: logger, variables: variables)
    }
}
