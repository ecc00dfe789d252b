/// 逐段计时
struct StageWatch: Sendable {
    var milliseconds: [String: Int] = [:]
    private var last = ContinuousClock.now

    init() {}

    /// 记下自上次以来的毫秒数
    mutating func mark(_ stage: String) {
        let now = ContinuousClock.now
        milliseconds[stage] = Int((now - last) / .milliseconds(1))
        last = now
    }
}
