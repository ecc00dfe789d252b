import Kernel

/// 错误的样子：说什么、为什么、下一步，末尾方括号里是错误码
struct ErrorRenderer {
    private struct Body: Encodable {
        struct Failure: Encodable {
            let code: String
            let message: String
            let next: String?
        }
        let error: Failure
    }

    let language: Language
    let colour: Bool

    func render(_ error: AppError, asJSON: Bool) -> String {
        let (message, next) = (error.message[language], error.next?[language])
        if asJSON {
            return JSONText.encode(Body(error: .init(code: error.code, message: message, next: next)), pretty: false)
        }
        let label = language == .zh ? "错误：" : "Error: "
        let head = (colour ? "\u{1B}[31m\(label)\u{1B}[0m" : label) + "\(message) [\(error.code)]"
        guard let next else { return head }
        return head + "\n" + (language == .zh ? "下一步：" : "Next: ") + next
    }
}
