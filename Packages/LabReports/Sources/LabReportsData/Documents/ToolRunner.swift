import Kernel
import Subprocess

/// 跑一个外部工具：字节进、字节出，限时、限量
struct ToolRunner: Sendable {
    struct Output: Sendable {
        let bytes: [UInt8]
        let errorText: String
        let isSuccess: Bool
    }

    /// 工具名，如 pdftotext
    let tool: String
    /// 装它的软件包
    let package: String

    /// 跑完返回输出；工具不在抛 TOOL_MISSING，超时抛 TOOL_TIMEOUT，输出过大抛 TOOL_OUTPUT_TOO_LARGE
    func run(_ arguments: [String], input: [UInt8], limit: Int, timeout: Duration) async throws(AppError) -> Output {
        do {
            return try await withThrowingTaskGroup(of: Output?.self) { group in
                group.addTask {
                    let result = try await Subprocess.run(
                        .name(tool), arguments: Arguments(arguments), input: .array(input), output: .bytes(limit: limit),
                        error: .string(limit: 64 * 1024))
                    return Output(
                        bytes: result.standardOutput, errorText: result.standardError, isSuccess: result.terminationStatus.isSuccess)
                }
                group.addTask {
                    try await Task.sleep(for: timeout)
                    return nil
                }
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
                LocalizedText(zh: "\(tool) 的输出太大，文件可能不正常", en: "\(tool) produced too much output; the file looks abnormal"))
        } catch {
            throw .system("TOOL_FAILED", .unavailable, LocalizedText(zh: "\(tool) 没能运行", en: "\(tool) could not run"))
        }
    }

    private var missing: AppError {
        .recoverable(
            "TOOL_MISSING", .unavailable, LocalizedText(zh: "没有找到 \(tool)", en: "\(tool) is not installed"),
            next: LocalizedText(zh: "运行：sudo apt install \(package)", en: "run: sudo apt install \(package)"))
    }

    private var timedOut: AppError {
        .recoverable(
            "TOOL_TIMEOUT", .unavailable, LocalizedText(zh: "\(tool) 用时过长，已停止", en: "\(tool) took too long and was stopped"),
            next: LocalizedText(zh: "换一份较小的文件，或拆开后再试", en: "try a smaller file, or split it first"))
    }
}
