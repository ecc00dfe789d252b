/// 持久化记录与实体互转；不叫 Record，因为 GRDB 导出了同名的类
public protocol RecordConvertible<Model>: Sendable {
    /// 对应的领域实体
    associatedtype Model: Entity
    /// 由实体生成记录
    init(from entity: Model)
    /// 还原实体；内容损坏时抛错
    func toDomain() throws -> Model
}

/// 网络传输对象转实体
public protocol DTOConvertible<Model>: Codable, Sendable {
    /// 对应的领域实体
    associatedtype Model: Entity
    /// 转为实体；内容不合法时抛错
    func toEntity() throws -> Model
}

extension Sequence where Element: RecordConvertible {
    /// 批量还原实体，保持顺序
    public func toDomain() throws -> [Element.Model] { try map { try $0.toDomain() } }
}

extension Sequence where Element: DTOConvertible {
    /// 批量转为实体，保持顺序
    public func toEntity() throws -> [Element.Model] { try map { try $0.toEntity() } }
}
