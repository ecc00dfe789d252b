import FeatureKit
import Kernel
import Testing

@Suite("目录与提问")
struct HubHomeTests {
    @Test func HUB_HOME盖过一切() {
        let home = HubHome(environment: ["HUB_HOME": "/h", "XDG_DATA_HOME": "/x"], currentDirectory: "/c")
        #expect(home.directory(of: "labs") == "/h/data/labs")
        #expect(HubHome(environment: ["HUB_HOME": "rel"], currentDirectory: "/c").state == "/c/rel/state")
    }

    @Test func 相对的XDG值被忽略() {
        let home = HubHome(environment: ["HOME": "/u", "XDG_DATA_HOME": "rel", "XDG_STATE_HOME": "/s"], currentDirectory: "/c")
        #expect(home.data == "/u/.local/share/hub")
        #expect(home.state == "/s/hub")
    }

    @Test func 没有终端时不提问而说出开关() {
        let prompt = Prompt(isInteractive: false, language: .en, errors: BufferSink())
        #expect(throws: AppError.self) { try prompt.confirm(LocalizedText(zh: "删除？", en: "Delete?"), insteadOf: "--force") }
        #expect(prompt.ask(LocalizedText(zh: "名", en: "Name")) == nil)
    }

    @Test(arguments: [("y", true), ("是", true), ("n", false), (nil, false)] as [(String?, Bool)])
    func 回答是才算是(answer: String?, expected: Bool) throws {
        let prompt = Prompt(isInteractive: true, language: .zh, errors: BufferSink()) { answer }
        #expect(try prompt.confirm(LocalizedText(zh: "删除？", en: "Delete?"), insteadOf: "--force") == expected)
    }

    @Test(arguments: [(["LC_ALL": "zh_CN.UTF-8", "LANG": "C"], Language.zh), (["LC_ALL": "", "LANG": "zh_TW"], .zh), ([:], .en)])
    func 语言取自环境(environment: [String: String], expected: Language) { #expect(Language(environment: environment) == expected) }
}
