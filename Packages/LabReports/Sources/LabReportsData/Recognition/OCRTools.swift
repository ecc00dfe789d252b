import FoundationEssentials

/// 找识别用的可执行文件
package struct OCRTools: Sendable {
    /// 一个可执行文件所在目录与名字
    package struct Tool: Sendable, Hashable {
        package let directory: String
        package let name: String

        package var path: String { directory + "/" + name }

        package init(directory: String, name: String) {
            self.directory = directory
            self.name = name
        }
    }

    /// 识别助手；依次看 HUB_OCR、主程序旁边、PATH
    package let hubOCR: Tool?
    /// tesseract 命令
    package let tesseract: Tool?

    /// 按给定的环境与主程序目录寻找
    package init(
        environment: [String: String] = ProcessInfo.processInfo.environment, programDirectory: String? = OCRTools.programDirectory
    ) {
        let directories = ExecutablePath.directories(environment)
        func find(_ name: String, in places: [String]) -> Tool? {
            ExecutablePath.find(name, in: places).map { Tool(directory: String($0.dropLast(name.count + 1)), name: name) }
        }
        if let chosen = environment["HUB_OCR"], !chosen.isEmpty {
            let cut = chosen.lastIndex(of: "/") ?? chosen.startIndex
            hubOCR = find(String(chosen[cut...].drop { $0 == "/" }), in: [String(chosen[..<cut])])
        } else {
            hubOCR = find("hub-ocr", in: (programDirectory.map { [$0] } ?? []) + directories)
        }
        tesseract = find("tesseract", in: directories)
    }

    /// 正在运行的程序所在目录
    package static var programDirectory: String? {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
        return program.lastIndex(of: "/").map { String(program[..<$0]) }
    }
}
