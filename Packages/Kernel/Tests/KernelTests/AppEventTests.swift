import Kernel
import Synchronization
import Testing

private final class Recorder: EventSink {
    let events = Mutex<[AppEvent]>([])
    func record(_ event: AppEvent) { events.withLock { $0.append(event) } }
}

@Suite("事件")
struct AppEventTests {
    @Test func 成功失败取消各记一条() async {
        let recorder = Recorder()
        let clock = SystemClock()
        _ = try? await recorder.measure("labs", "ocr", clock: clock) { 1 }
        _ = try? await recorder.measure("labs", "ocr", clock: clock) {
            throw AppError.userFacing("PAGE_EMPTY", .data, LocalizedText(zh: "空", en: "empty"))
        }
        _ = try? await recorder.measure("labs", "ocr", clock: clock) { throw CancellationError() }
        let events = recorder.events.withLock { $0 }
        #expect(events.map(\.name) == ["labs.ocr.success", "labs.ocr.failure", "labs.ocr.cancelled"])
        #expect(events.map(\.code) == [nil, "PAGE_EMPTY", nil])
        #expect(events.allSatisfy { ($0.milliseconds ?? -1) >= 0 })
    }

    @Test func 日志带标签去处不变() {
        let lines = Mutex<[String]>([])
        let logger = AppLogger(label: "hub") { level, label, message in lines.withLock { $0.append("\(level) \(label) \(message)") } }
        logger.labelled("labs").warning("磁盘将满")
        #expect(lines.withLock { $0 } == ["warning labs 磁盘将满"])
    }

    @Test func 区域名决定语言() {
        #expect(Language(localeName: "zh_CN.UTF-8") == .zh)
        #expect(Language(localeName: "C.UTF-8") == .en)
    }
}
