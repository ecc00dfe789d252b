import Kernel
import Testing

@testable import LabReportsData

@Suite("外部工具")
struct ToolRunnerTests {
    private func run(_ tool: String, _ arguments: [String], input: [UInt8] = [], limit: Int = 1 << 16, timeout: Duration = .seconds(20))
        async -> Result<ToolRunner.Output, AppError>
    {
        let runner = ToolRunner(tool: tool, missing: .toolMissing(tool), timedOut: .toolTimedOut(tool))
        do throws(AppError) {
            return .success(try await runner.run(arguments, input: input, limit: limit, timeout: timeout))
        } catch { return .failure(error) }
    }

    @Test func 不读完输入就退出也只看退出码() async throws {
        // 比管道的缓冲大得多
        let output = try await run("false", [], input: [UInt8](repeating: 1, count: 8 << 20)).get()
        #expect(!output.isSuccess && output.bytes.isEmpty)
    }

    @Test func 缺失超时与输出过大各有错误() async {
        let code = { (result: Result<ToolRunner.Output, AppError>) in if case .failure(let error) = result { error.code } else { "" } }
        #expect(code(await run("no-such-tool-here", [])) == "TOOL_MISSING")
        #expect(AppError.toolMissing("pdftotext").next?.en.contains("apt install poppler-utils") == true)
        #expect(code(await run("sleep", ["30"], timeout: .milliseconds(100))) == "TOOL_TIMED_OUT")
        #expect(code(await run("cat", [], input: [UInt8](repeating: 65, count: 1 << 18))) == "TOOL_OUTPUT_TOO_LARGE")
    }
}
