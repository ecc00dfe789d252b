import Kernel
import Subprocess
import SystemPackage

/// 跑一个外部工具：字节进、字节出，限时、限量
struct ToolRunner: Sendable {
    struct Output: Sendable {
        let bytes: [UInt8]
        let errorText: String
        let isSuccess: Bool
    }

    // 错误文字的上限
    private static let errorLimit = 1 << 20

    /// 工具名，如 pdftotext，或它的绝对路径
    let tool: String
    /// 工具的环境变量
    var environment = Environment.inherit
    /// 找不到工具时的错误
    let missing: AppError
    /// 超时的错误
    let timedOut: AppError

    /// 跑完返回输出；找不到、超时各抛给定的错误，输出过大抛 TOOL_OUTPUT_TOO_LARGE
    func run(_ arguments: [String], input: [UInt8], limit: Int, timeout: Duration) async throws(AppError) -> Output {
        do {
            return try await withThrowingTaskGroup(of: Output?.self) { group in
                group.addTask { try await run(arguments, input: input, limit: limit) }
                group.addTask {
                    try await Task.sleep(for: timeout)
                    return nil
                }
                // 取消即收掉子进程
                defer { group.cancelAll() }
                guard let first = try await group.next(), let output = first else { throw timedOut }
                return output
            }
        } catch let error as AppError {
            throw error
        } catch let error as SubprocessError where error.code == .executableNotFound {
            throw missing
        } catch let error as SubprocessError where error.code == .outputLimitExceeded {
            throw .userFacing(
                "TOOL_OUTPUT_TOO_LARGE", .data,
                LocalizedText(zh: "\(tool) 的输出太大，文件可能不正常", en: "\(tool) produced too much output; the file looks abnormal."))
        } catch {
            throw .system("TOOL_FAILED", .unavailable, LocalizedText(zh: "\(tool) 没能运行", en: "\(tool) could not run."))
        }
    }

    private func run(_ arguments: [String], input: [UInt8], limit: Int) async throws -> Output {
        guard let path = tool.hasPrefix("/") ? tool : ExecutablePath.find(tool) else { throw missing }
        BrokenPipe.ignore()
        let result = try await Subprocess.run(
            .path(FilePath(path)), arguments: Arguments(arguments), environment: environment, input: .inputWriter,
            output: .bytes(limit: limit),
            error: .string(limit: Self.errorLimit)
        ) { execution in
            // 工具可能没读完就退出：写不进去不算错，看它的退出码；交给库去写，写不进去会使整个程序崩掉
            _ = try? await execution.standardInputWriter.write(input)
            try? await execution.standardInputWriter.finish()
        }
        return Output(bytes: result.standardOutput, errorText: result.standardError, isSuccess: result.terminationStatus.isSuccess)
    }
}
