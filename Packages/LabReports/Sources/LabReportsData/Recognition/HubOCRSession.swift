import FoundationEssentials
import Subprocess
import SystemPackage

/// 一个活着的助手进程；请求排队，一次一个
final class HubOCRSession: Sendable {
    /// 一次往返：要写的字节与等答复的人
    private struct Exchange: Sendable {
        let message: [UInt8]
        let reply: CheckedContinuation<[UInt8]?, Never>
    }

    private let queue: AsyncStream<Exchange>.Continuation
    private let task: Task<Void, Never>

    /// 启动进程
    init(tool: OCRTools.Tool) {
        BrokenPipe.ignore()
        let (stream, continuation) = AsyncStream.makeStream(of: Exchange.self)
        queue = continuation
        task = Task { await Self.live(tool: tool, exchanges: stream, queue: continuation) }
    }

    deinit {
        queue.finish()
        task.cancel()
    }

    /// 发一条并等一行答复；进程已死返回空
    func send(_ message: [UInt8]) async -> [UInt8]? {
        await withCheckedContinuation { reply in
            if case .enqueued = queue.yield(Exchange(message: message, reply: reply)) { return }
            reply.resume(returning: nil)
        }
    }

    /// 杀掉进程
    func kill() {
        task.cancel()
    }

    // 进程的一生：逐个往返，进程死后把还在排队的人都放走
    private static func live(tool: OCRTools.Tool, exchanges: AsyncStream<Exchange>, queue: AsyncStream<Exchange>.Continuation) async {
        _ = try? await run(
            .path(FilePath(tool.path)), environment: .inherit.updating(["OMP_THREAD_LIMIT": "1"]),
            input: .inputWriter, output: .sequence, error: .discarded
        ) { execution in
            var output = execution.standardOutput.makeAsyncIterator()
            var buffer: [UInt8] = []
            for await exchange in exchanges {
                var line: [UInt8]?
                if (try? await execution.standardInputWriter.write(exchange.message)) != nil {
                    line = await nextLine(&buffer, from: &output)
                }
                exchange.reply.resume(returning: line)
                if line == nil { break }
            }
            try? await execution.standardInputWriter.finish()
        }
        queue.finish()
        for await orphan in exchanges { orphan.reply.resume(returning: nil) }
    }

    private static func nextLine(_ buffer: inout [UInt8], from output: inout SubprocessOutputSequence.Iterator) async -> [UInt8]? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                let line = Array(buffer[..<end])
                buffer.removeFirst(end + 1)
                return line
            }
            guard let chunk = try? await output.next() else { return nil }
            chunk.withUnsafeBytes { buffer.append(contentsOf: $0) }
        }
    }
}
