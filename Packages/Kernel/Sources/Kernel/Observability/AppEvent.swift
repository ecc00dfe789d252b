/// 一个关键步骤的事件，名为 feature.action.outcome
public struct AppEvent: Sendable, Hashable, Codable {
    /// 步骤的结局
    public enum Outcome: String, Sendable, Hashable, Codable {
        case success, failure, cancelled
    }

    /// 功能编号
    public let feature: String
    /// 动作，如 import、ocr、save
    public let action: String
    /// 结局
    public let outcome: Outcome
    /// 发生的时刻
    public let time: Timestamp
    /// 用时（毫秒）；不计时为 nil
    public let milliseconds: Double?
    /// 失败时的错误码
    public let code: String?
    /// 计数一类的附注；不得放健康数据、密钥与令牌
    public let details: [String: Int]

    /// 事件名
    public var name: String { "\(feature).\(action).\(outcome.rawValue)" }

    /// 逐字段构造
    public init(
        feature: String, action: String, outcome: Outcome, time: Timestamp, milliseconds: Double? = nil, code: String? = nil,
        details: [String: Int] = [:]
    ) {
        self.feature = feature
        self.action = action
        self.outcome = outcome
        self.time = time
        self.milliseconds = milliseconds
        self.code = code
        self.details = details
    }
}

/// 事件的去处；记录失败不得打断业务，所以不抛错
public protocol EventSink: Sendable {
    /// 记录一个事件
    func record(_ event: AppEvent)
}

/// 丢弃事件
public struct NullEventSink: EventSink {
    /// 无状态
    public init() {}
    /// 丢弃
    public func record(_ event: AppEvent) {}
}

extension EventSink {
    /// 给一个步骤计时并记录结局；取消与失败分开记
    public func measure<Value>(
        _ feature: String, _ action: String, clock: any HubClock, isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Value
    ) async throws -> Value {
        let start = clock.monotonic
        func finish(_ outcome: AppEvent.Outcome, code: String? = nil) {
            let spent = (clock.monotonic - start) / .milliseconds(1)
            record(AppEvent(feature: feature, action: action, outcome: outcome, time: clock.now, milliseconds: spent, code: code))
        }
        do {
            let value = try await body()
            finish(.success)
            return value
        } catch is CancellationError {
            finish(.cancelled)
            throw CancellationError()
        } catch {
            finish(.failure, code: (error as? AppError)?.code ?? "UNEXPECTED")
            throw error
        }
    }
}
