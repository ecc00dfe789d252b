import Foundation

/// 真的助手进程：写请求，读答复
final class Helper {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// 与测试包一起构建的可执行文件
    static let program: URL = {
        let tests =
            Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" } ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("hub-ocr")
    }()

    init(environment: [String: String] = [:]) throws {
        process.executableURL = Self.program
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit { process.terminate() }

    /// 写原始字节
    func write(_ bytes: [UInt8]) { input.fileHandleForWriting.write(Data(bytes)) }

    /// 写一行再读一行答复
    func ask(_ line: String, payload: [UInt8] = []) -> [String: Any] {
        write(Array((line + "\n").utf8) + payload)
        return answer()
    }

    /// 读一行答复；输出已尽为空字典
    func answer() -> [String: Any] {
        var line = Data()
        while let byte = try? output.fileHandleForReading.read(upToCount: 1), let first = byte.first, first != 0x0A { line.append(first) }
        return (try? JSONSerialization.jsonObject(with: line)) as? [String: Any] ?? [:]
    }

    /// 读定长字节
    func bytes(_ count: Int) -> [UInt8] {
        var data = Data()
        while data.count < count, let more = try? output.fileHandleForReading.read(upToCount: count - data.count), !more.isEmpty {
            data += more
        }
        return Array(data)
    }

    /// 关上读端，往后它一写就出错
    func closeOutput() { try? output.fileHandleForReading.close() }

    /// 关上输入，等它退出，返回退出码
    func finish() -> Int32 {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
