/// UTC 时刻，精确到毫秒；存储为 ISO 8601，如 2026-01-02T03:04:05.678Z
public struct Timestamp: Sendable, Hashable, Comparable {
    /// 自 1970-01-01T00:00:00Z 的毫秒数
    public let milliseconds: Int64

    /// 由毫秒数构造
    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    /// 解析 ISO 8601（毫秒可缺，只认 Z）；不合法为 nil
    public init?(iso8601 text: String) {
        let parts = text.split(separator: "T")
        guard parts.count == 2, let day = CivilDate(iso8601: String(parts[0])), parts[1].hasSuffix("Z") else { return nil }
        let clock = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
        guard clock.count == 3, let hour = Int64(clock[0]), let minute = Int64(clock[1]) else { return nil }
        let seconds = clock[2].split(separator: ".", omittingEmptySubsequences: false)
        guard let second = seconds.first.flatMap({ Int64($0) }), seconds.count <= 2 else { return nil }
        var fraction: Int64 = 0
        if seconds.count == 2 {
            guard (1...9).contains(seconds[1].count), let digits = Int64((seconds[1] + "00").prefix(3)) else { return nil }
            fraction = digits
        }
        guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
        milliseconds = ((Int64(day.daysSinceEpoch) * 24 + hour) * 60 + minute) * 60_000 + second * 1000 + fraction
    }

    /// ISO 8601，UTC，三位毫秒
    public var iso8601: String {
        let (days, rest) = milliseconds.quotientAndRemainderFloored(86_400_000)
        let day = CivilDate(daysSinceEpoch: Int(days)).iso8601
        let (hour, minute, second, fraction) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60, rest % 1000)
        return "\(day)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2)).\(padded(fraction, 3))Z"
    }

    /// 当天（UTC）
    public var day: CivilDate { CivilDate(daysSinceEpoch: Int(milliseconds.quotientAndRemainderFloored(86_400_000).0)) }

    /// 按先后比较
    public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }

    /// 后移若干毫秒
    public func advanced(byMilliseconds delta: Int64) -> Timestamp { Timestamp(milliseconds: milliseconds + delta) }
}

extension Timestamp: Codable {
    /// 由文字还原
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let value = Timestamp(iso8601: text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not ISO 8601 UTC"))
        }
        self = value
    }

    /// 写成文字
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(iso8601)
    }
}

extension Int64 {
    fileprivate func quotientAndRemainderFloored(_ divisor: Int64) -> (Int64, Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}

func padded(_ number: some BinaryInteger, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
}
