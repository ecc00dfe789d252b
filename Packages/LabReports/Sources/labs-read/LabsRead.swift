import Foundation
import Kernel
import LabReportsData
import LabReportsDomain

/// 开发用：读一份文件或一页词框的转储，打印抽取结果的 JSON
@main
struct LabsRead {
    static func main() async {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            let document: DocumentText
            if arguments.first == "--page-json", arguments.count >= 2 {
                let page = try JSONDecoder().decode(PageText.self, from: Data(contentsOf: URL(fileURLWithPath: arguments[1])))
                let image = arguments.count > 2 ? [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[2]))) : []
                let rereader = image.isEmpty ? nil : try PageRecognizers.best().rereader(for: [page.number: image])
                document = DocumentText(pages: [page], rereader: rereader)
            } else if let file = arguments.first {
                let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
                document = try await DocumentReader().read(bytes)
            } else {
                fail("labs-read FILE | --page-json DUMP.json", code: 64)
            }
            BlockReaderTrace.on(ProcessInfo.processInfo.environment["TRACE"] != nil)  // DEBUG
            let report = try await OfflineExtractor().extract(document)
            print(ReportJSON.text(report))
        } catch let error as AppError {
            fail("\(error.code): \(error.message.zh)；\(error.next?.zh ?? "")", code: 65)
        } catch {
            fail("\(error)", code: 70)
        }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(code)
    }
}
