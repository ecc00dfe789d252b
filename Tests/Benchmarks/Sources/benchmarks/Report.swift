import Foundation

/// 一行结果：我们、参照、比值、目标
enum Report {
    static func line(_ name: String, ours: Double, reference: Double, limit: Double) {
        let ratio = ours / reference
        let verdict = ratio <= limit ? "holds" : "MISSED"
        print(
            name.padding(toLength: 44, withPad: " ", startingAt: 0), ms(ours), "  reference", ms(reference), "  ratio",
            String(format: "%.2f", ratio), "  limit", String(format: "%.1f", limit), " ", verdict)
    }

    static func absolute(_ name: String, seconds: Double, limit: Double) {
        print(
            name.padding(toLength: 44, withPad: " ", startingAt: 0), ms(seconds), "  limit", ms(limit), " ",
            seconds <= limit ? "holds" : "MISSED")
    }

    private static func ms(_ seconds: Double) -> String { String(format: "%8.1f ms", seconds * 1000) }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
}

func seconds(_ body: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await body()
    return (ContinuousClock.now - start) / .seconds(1)
}
