/// 功能的名片：编号、标题、所需的内核接口版本
public struct FeatureManifest: Sendable, Hashable {
    /// 本内核的接口版本；不相同即不兼容
    public static let currentKernelVersion = 1

    /// 编号，小写字母开头，只含小写字母、数字、连字符；也是子命令名
    public let id: String
    /// 标题
    public let title: LocalizedText
    /// 一句话说明
    public let summary: LocalizedText
    /// 功能自己的版本
    public let version: String
    /// 所需的内核接口版本
    public let kernelVersion: Int

    /// 默认要求当前的内核接口版本
    public init(id: String, title: LocalizedText, summary: LocalizedText, version: String, kernelVersion: Int = currentKernelVersion) {
        self.id = id
        self.title = title
        self.summary = summary
        self.version = version
        self.kernelVersion = kernelVersion
    }
}
