/// 领域实体：不可变的值类型，有身份、可比较、可跨并发域传递
public protocol Entity: Identifiable, Hashable, Sendable where ID: Sendable {}
