import FeatureKit
import Kernel
import TestSupport
import Testing

@Suite("进度")
struct ProgressTests {
    @Test func 一开始就出现而估得出才说剩余时间() {
        let (sink, clock) = (BufferSink(), ManualClock())
        let progress = Progress("导入", total: 3, errors: sink, clock: clock)
        #expect(sink.text.hasSuffix("导入 0/3"))
        clock.advance(byMilliseconds: 2000)
        progress.advance()
        #expect(sink.text.hasSuffix("导入 1/3 · ETA 4 s"))
        progress.advance()
        progress.advance()
        #expect(sink.text.hasSuffix("导入 3/3"))
        progress.finish()
        #expect(sink.text.hasSuffix("\r\u{1B}[K"))
    }
}
