import Kernel
import LabReportsDomain
import Testing

@testable import LabReportsData

/// 助手坏了的种种样子；都用假工具，不需要真助手
@Suite struct BrokenHelperTests {
    private func error(_ script: String, timeout: Duration = .seconds(20)) async throws -> AppError? {
        try await FakeTool.use(script) { tool in
            await #expect(throws: AppError.self) { try await HubOCRRecognizer(tool: tool, timeout: timeout).recognize([1, 2, 3], page: 1) }
        }
    }

    @Test(arguments: ["exit 1", "head -c 10 > /dev/null; kill -9 $$", "exec 1>&-; cat > /dev/null", "printf '{\"ok\":tr'"])
    func 答复之前就死则报失败(script: String) async throws {
        let error = try await error(script)
        #expect(error?.code == "OCR_FAILED")
        #expect(error?.next != nil)
    }

    @Test(arguments: ["exec cat", "head -c 1 > /dev/null; echo 不是答复; cat > /dev/null", "head -c 1 > /dev/null; echo '[]'; cat > /dev/null"])
    func 答非所问报失败(script: String) async throws {
        #expect(try await error(script)?.code == "OCR_FAILED")
    }

    @Test(arguments: ["exec sleep 600", "cat > /dev/null; sleep 600", "printf '{\"ok\":true'; exec sleep 600"])
    func 不答的进程到时就停(script: String) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        #expect(try await error(script, timeout: .milliseconds(300))?.code == "OCR_TIMED_OUT")
        #expect(clock.now - start < .seconds(20))
    }

    @Test(arguments: [
        ("IMAGE_UNREADABLE", "IMAGE_UNREADABLE"), ("IMAGE_TOO_LARGE", "IMAGE_TOO_LARGE"), ("OCR_LANGUAGE_MISSING", "OCR_LANGUAGE_MISSING"),
        ("OCR_TIMED_OUT", "OCR_TIMED_OUT"), ("NO_PAGE", "OCR_FAILED"), ("", "OCR_FAILED"),
    ]) func 助手的错误码译成自己的(theirs: String, ours: String) async throws {
        let script = "head -c 1 > /dev/null; echo '{\"ok\":false,\"code\":\"\(theirs)\",\"detail\":\"chi_sim\"}'; cat > /dev/null"
        #expect(try await error(script)?.code == ours)
    }

    @Test func 格子答复的个数不对报失败() async throws {
        let image: [UInt8] = [0x31, 0x0A]
        let cell = CellRequest(rect: PageRect(x: 0, y: 0, width: 9, height: 9), mode: .number)
        let error = try await FakeTool.use("while read -r line; do echo '{\"ok\":true,\"words\":[],\"cells\":[]}'; done") { tool in
            await #expect(throws: AppError.self) { try await HubOCRRecognizer(tool: tool, timeout: .seconds(20)).reread([cell], on: image) }
        }
        #expect(error?.code == "OCR_FAILED")
    }

    @Test func 取消即停() async throws {
        try await FakeTool.use("exec sleep 600") { tool in
            let task = Task { try await HubOCRRecognizer(tool: tool).recognize([1], page: 1) }
            try await Task.sleep(for: .milliseconds(200))
            task.cancel()
            await #expect(throws: (any Error).self) { try await task.value }
        }
    }
}
