/// 用法：benchmarks storage，或 benchmarks processes HUB 文件…
@main
enum Benchmarks {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "storage": try await StorageBenchmark.run()
        case "processes" where arguments.count >= 3:
            try await ProcessBenchmark.startup(hub: arguments[1])
            for file in arguments.dropFirst(2) {
                print(file)
                if file.hasSuffix(".pdf") {
                    try await ProcessBenchmark.textPDF(hub: arguments[1], file: file)
                } else {
                    try await ProcessBenchmark.image(hub: arguments[1], file: file)
                }
            }
        default: print("benchmarks storage | benchmarks processes HUB FILE…")
        }
    }
}
