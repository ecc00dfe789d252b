/// 随机值的产生与缩小
public struct Gen<Value: Sendable>: Sendable {
    let make: @Sendable (inout SeededGenerator) -> Value
    let shrink: @Sendable (Value) -> [Value]

    /// 缩小者给出更简单的候选；没有则不缩小
    public init(
        _ make: @escaping @Sendable (inout SeededGenerator) -> Value, shrink: @escaping @Sendable (Value) -> [Value] = { _ in [] }
    ) {
        self.make = make
        self.shrink = shrink
    }

    /// 逐值转换；转换后的值不再缩小
    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Gen<Other> {
        Gen<Other>({ transform(make(&$0)) })
    }

    /// 组成数组，缩小时先减半再逐个删
    public func array(_ counts: ClosedRange<Int>) -> Gen<[Value]> {
        Gen<[Value]>(
            { random in (0..<Int.random(in: counts, using: &random)).map { _ in make(&random) } },
            shrink: { values in
                guard values.count > counts.lowerBound else { return [] }
                let halves = values.count / 2 >= counts.lowerBound ? [Array(values.prefix(values.count / 2))] : []
                return halves + values.indices.map { index in values.enumerated().filter { $0.offset != index }.map(\.element) }
            })
    }
}

extension Gen where Value == Int {
    /// 范围内的整数，缩向最靠近零的一端
    public static func int(_ range: ClosedRange<Int>) -> Gen<Int> {
        let target = min(max(0, range.lowerBound), range.upperBound)
        return Gen({ Int.random(in: range, using: &$0) }, shrink: { $0 == target ? [] : [target, target + ($0 - target) / 2] })
    }
}

extension Gen where Value == Double {
    /// 范围内的小数
    public static func double(_ range: ClosedRange<Double>) -> Gen<Double> { Gen { Double.random(in: range, using: &$0) } }
}

extension Gen {
    /// 从列表里挑一个
    public static func element(of values: [Value]) -> Gen<Value> {
        precondition(!values.isEmpty, "列表不能为空")
        return Gen { values[Int.random(in: 0..<values.count, using: &$0)] }
    }
}

/// 性质不成立：附种子与缩小后的反例，照此可以重放
public struct PropertyFailure: Error, CustomStringConvertible {
    /// 首个失败的种子
    public let seed: UInt64
    /// 缩小后的反例与原因
    public let description: String
}

/// 至少一百个随机例子检验一条性质；不成立时缩小反例并抛 PropertyFailure
public func forAll<Value: Sendable>(
    _ gen: Gen<Value>, cases: Int = 100, seed: UInt64 = 20_260_101, _ holds: (Value) throws -> Bool
) throws {
    for index in 0..<UInt64(max(cases, 100)) {
        var random = SeededGenerator(seed: seed &+ index)
        let value = gen.make(&random)
        guard let reason = failure(value, holds) else { continue }
        var (smallest, why) = (value, reason)
        var budget = 1000
        search: while budget > 0 {
            for candidate in gen.shrink(smallest) {
                budget -= 1
                if let reason = failure(candidate, holds) {
                    (smallest, why) = (candidate, reason)
                    continue search
                }
            }
            break
        }
        throw PropertyFailure(seed: seed &+ index, description: "种子 \(seed &+ index)，反例 \(smallest)：\(why)")
    }
}

private func failure<Value>(_ value: Value, _ holds: (Value) throws -> Bool) -> String? {
    do { return try holds(value) ? nil : "不成立" } catch { return "抛出 \(error)" }
}
