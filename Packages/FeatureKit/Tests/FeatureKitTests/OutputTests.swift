import FeatureKit
import Kernel
import Testing

private struct Row: Encodable, Sendable {
    let id: String
    let name: String
    let value: Double
}

@Suite("输出")
struct OutputTests {
    private let data = BufferSink()
    private let errors = BufferSink()

    private func output(_ variables: [String: String] = [:], _ change: (inout OutputStyle) -> Void = { _ in }) -> Output {
        var style = OutputStyle()
        change(&style)
        return Output(style: style, variables: variables, data: data, errors: errors)
    }

    private var screen: Screen {
        let rows = [Row(id: "GLU", name: "葡萄糖", value: 5.6), Row(id: "WBC", name: "白细胞计数", value: 13.74)]
        let table = Table(
            columns: [.init(zh: "编号", en: "ID"), .init(zh: "项目", en: "Name"), .init(zh: "值", en: "Value", alignRight: true)],
            rows: rows.map { [Cell($0.id), Cell($0.name), Cell(String($0.value), .high)] })
        return Screen(json: Listing(rows), blocks: [.table(table), .prose(LocalizedText(zh: "不是诊断", en: "Not a diagnosis"))])
    }

    @Test func 表格按显示宽度对齐且无颜色() {
        output(["LANG": "zh_CN.UTF-8"]).show(screen)
        #expect(data.text == "编号  项目           值\nGLU   葡萄糖        5.6\nWBC   白细胞计数  13.74\n\n不是诊断\n")
    }

    @Test func JSON只有一个文档且没有下一页时为null() {
        output { $0.format = .json }.show(screen)
        #expect(data.text.hasPrefix("{\n  \"items\" : ["))
        #expect(data.text.contains("\"next\" : null"))
        #expect(!data.text.contains("diagnosis"))
    }

    @Test func 制表符样式每行一条() {
        output { $0.format = .plain }.show(screen)
        #expect(data.text == "GLU\t葡萄糖\t5.6\nWBC\t白细胞计数\t13.74\n")
    }

    @Test func 安静时只有编号没有旁白() {
        let quiet = output { $0.isQuiet = true }
        quiet.show(screen)
        quiet.note(LocalizedText(zh: "已保存", en: "Saved"))
        #expect(data.text == "GLU\nWBC\n")
        #expect(errors.text.isEmpty)
    }

    @Test func 失败有说明错误码与下一步并给退出码() {
        let error = AppError.recoverable(
            "OCR_TOOL_MISSING", .unavailable, LocalizedText(zh: "没有识别程序", en: "No OCR tool"),
            next: LocalizedText(zh: "安装它", en: "Install it"))
        #expect(output(["LANG": "zh_CN"]).fail(error) == 69)
        #expect(errors.text == "错误：没有识别程序 [OCR_TOOL_MISSING]\n下一步：安装它\n")
        #expect(data.text.isEmpty)
    }

    @Test func JSON模式的失败是标准错误上的一个对象() {
        let error = AppError.userFacing("FILE_EMPTY", .data, LocalizedText(zh: "空文件", en: "Empty file"))
        #expect(output { $0.format = .json }.fail(error) == 65)
        #expect(errors.text == #"{"error":{"code":"FILE_EMPTY","message":"Empty file"}}"# + "\n")
    }

    @Test func 意料之外的错误不上屏幕() {
        struct Secret: Error { let token = "canary" }
        #expect(output().fail(Secret()) == 70)
        #expect(errors.text.contains("[UNEXPECTED]"))
        #expect(!errors.text.contains("canary"))
    }

    @Test func 外来文字的控制符被去掉() {
        output().show(Screen(json: 0, blocks: [.fields([(LocalizedText(zh: "名", en: "name"), Cell("a\u{1B}[2Jb"))])]))
        #expect(data.text == "name  a [2Jb\n")
    }
}
