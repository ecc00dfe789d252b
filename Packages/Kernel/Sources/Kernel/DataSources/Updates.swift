/// 持续的更新：先给当前值，其后每次变化给新值；取消任务即停
public struct Updates<Element: Sendable>: AsyncSequence, Sendable {
    private let stream: AsyncThrowingStream<Element, any Error>

    /// 由产生者构造；旧值来不及取时只留最新的一个
    public init(_ produce: @escaping @Sendable (AsyncThrowingStream<Element, any Error>.Continuation) -> Void) {
        stream = AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1), produce)
    }

    /// 迭代器
    public func makeAsyncIterator() -> AsyncThrowingStream<Element, any Error>.Iterator { stream.makeAsyncIterator() }
}
