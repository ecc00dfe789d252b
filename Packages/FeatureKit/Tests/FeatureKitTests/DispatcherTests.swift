import ArgumentParser
import FeatureKit
import Kernel
import Testing

private struct Greet: HubCommand {
    static let configuration = CommandConfiguration(commandName: "greet")
    @OptionGroup var options: GlobalOptions
    @Argument var name: String
    func run(in context: HubContext) async throws {
        guard name != "nobody" else {
            throw AppError.userFacing("NAME_UNKNOWN", .inputMissing, LocalizedText(zh: "没有这个人", en: "No such person"))
        }
        context.output.show(Screen(json: ["name": name], blocks: [.prose(LocalizedText(zh: "你好 \(name)", en: "Hello \(name)"))]))
    }
}

private struct Root: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "hub", version: "9.9", subcommands: [Greet.self])
}

@Suite("调度器")
struct DispatcherTests {
    private let data = BufferSink()
    private let errors = BufferSink()

    private func run(_ arguments: String...) async -> Int32 {
        let (data, errors) = (data, errors)
        return await Dispatcher.run(Root.self, arguments) { style in
            let output = Output(style: style, variables: [:], data: data, errors: errors)
            return HubContext(
                home: HubHome(environment: ["HUB_HOME": "/nowhere"], currentDirectory: "/"), output: output,
                prompt: Prompt(isInteractive: false, language: .en, errors: errors), clock: SystemClock(), events: NullEventSink(),
                logger: AppLogger(label: "test"), variables: [:])
        }
    }

    @Test func 命令拿到上下文() async {
        #expect(await run("greet", "Ada") == 0)
        #expect(data.text == "Hello Ada\n")
    }

    @Test func 帮助与版本在标准输出上成功() async {
        #expect(await run("--version") == 0)
        #expect(data.text == "9.9\n")
        #expect(await run("greet", "--help") == 0)
        #expect(data.text.contains("USAGE: hub greet"))
        #expect(errors.text.isEmpty)
    }

    @Test func 用法错误退出六十四() async {
        #expect(await run("greet") == 64)
        #expect(await run("gret") == 64)
        #expect(await run("greet", "Ada", "--json", "--plain") == 64)
        #expect(data.text.isEmpty)
        #expect(!errors.text.isEmpty)
    }

    @Test func JSON模式的用法错误也是一个对象() async {
        #expect(await run("greet", "--json") == 64)
        #expect(errors.text.hasPrefix(#"{"error":{"code":"USAGE""#))
    }

    @Test func 命令的错误变成退出码() async {
        #expect(await run("greet", "nobody") == 66)
        #expect(errors.text.contains("[NAME_UNKNOWN]"))
    }
}
