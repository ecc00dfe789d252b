import Kernel

/// 自带的模板
extension CardTemplate {
    /// 收件地址
    public static let address = CardTemplate(
        id: "address", title: LocalizedText(zh: "地址", en: "Address"),
        fields: [
            Field("recipient", LocalizedText(zh: "收件人", en: "Recipient"), isRequired: true),
            Field("phone", LocalizedText(zh: "电话", en: "Phone"), .phone, isRequired: true),
            Field("province", LocalizedText(zh: "省份", en: "Province"), isRequired: true),
            Field("city", LocalizedText(zh: "城市", en: "City"), isRequired: true),
            Field("district", LocalizedText(zh: "区县", en: "District"), isRequired: true),
            Field("address", LocalizedText(zh: "详细地址", en: "Address"), .multiline, isRequired: true),
            Field("postal-code", LocalizedText(zh: "邮政编码", en: "Postal code")),
            Field("notes", LocalizedText(zh: "备注", en: "Notes"), .multiline),
        ])

    /// 发票抬头
    public static let invoice = CardTemplate(
        id: "invoice", title: LocalizedText(zh: "发票抬头", en: "Invoice"),
        fields: [
            Field("company", LocalizedText(zh: "公司名称", en: "Company"), isRequired: true),
            Field("tax-id", LocalizedText(zh: "税号", en: "Tax ID"), .taxID, isRequired: true),
            Field("address", LocalizedText(zh: "注册地址", en: "Address"), isRequired: true),
            Field("phone", LocalizedText(zh: "电话", en: "Phone"), .phone, isRequired: true),
            Field("bank", LocalizedText(zh: "开户银行", en: "Bank"), isRequired: true),
            Field("account", LocalizedText(zh: "银行账号", en: "Bank account"), isRequired: true),
            Field("notes", LocalizedText(zh: "备注", en: "Notes"), .multiline),
        ])

    /// 通用文本
    public static let generalText = CardTemplate(
        id: "text", title: LocalizedText(zh: "通用文本", en: "General text"),
        fields: [Field("content", LocalizedText(zh: "内容", en: "Content"), .multiline, isRequired: true)])

    /// 登录信息；从密码管理器导入的也是它
    public static let login = CardTemplate(
        id: "login", title: LocalizedText(zh: "登录", en: "Login"),
        fields: [
            Field("username", LocalizedText(zh: "用户名", en: "Username")),
            Field("password", LocalizedText(zh: "密码", en: "Password"), .secret),
            Field("url", LocalizedText(zh: "网址", en: "URL")),
            Field("totp", LocalizedText(zh: "一次性口令", en: "One-time code"), .totp),
            Field("notes", LocalizedText(zh: "备注", en: "Notes"), .multiline),
        ])

    /// 全部自带的模板
    public static let builtIn = [address, invoice, generalText, login]
}
