/// 界面语言
public enum Language: String, Sendable, Codable, Hashable, CaseIterable {
    /// 中文
    case zh
    /// 英文
    case en

    /// 由 POSIX 区域名（如 zh_CN.UTF-8）推断；认不出时为英文
    public init(localeName: String) {
        self = localeName.lowercased().hasPrefix("zh") ? .zh : .en
    }
}

/// 双语文字：人能看到的每句话都是它
public struct LocalizedText: Sendable, Hashable, Codable {
    /// 中文
    public let zh: String
    /// 英文
    public let en: String

    /// 两种语言都必须给出
    public init(zh: String, en: String) {
        self.zh = zh
        self.en = en
    }

    /// 取某种语言的文字
    public subscript(language: Language) -> String { language == .zh ? zh : en }
}
