import Kernel
import Testing

@Suite("时间")
struct TimestampTests {
    @Test(
        arguments: [
            ("1970-01-01T00:00:00.000Z", 0), ("2000-02-29T23:59:59.999Z", 951_868_799_999), ("1969-12-31T23:59:59.999Z", -1),
            ("2026-11-21T06:42:17.005Z", 1_795_243_337_005),
        ] as [(String, Int64)])
    func 与毫秒数互转(text: String, milliseconds: Int64) {
        #expect(Timestamp(milliseconds: milliseconds).iso8601 == text)
        #expect(Timestamp(iso8601: text)?.milliseconds == milliseconds)
    }

    @Test(arguments: [
        "", "2026-02-30T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00+08:00", "2026-1-1T00:00:00Z",
    ])
    func 不合法的时刻读不出(text: String) { #expect(Timestamp(iso8601: text) == nil) }

    @Test func 每一天都能往返() {
        for days in stride(from: -400_000, to: 400_000, by: 37) {
            let date = CivilDate(daysSinceEpoch: days)
            #expect(date.daysSinceEpoch == days)
            #expect(CivilDate(iso8601: date.iso8601) == date)
        }
    }

    @Test func 毫秒可缺且多余位数截断() {
        #expect(Timestamp(iso8601: "1970-01-01T00:00:01Z")?.milliseconds == 1000)
        #expect(Timestamp(iso8601: "1970-01-01T00:00:01.5Z")?.milliseconds == 1500)
        #expect(Timestamp(iso8601: "1970-01-01T00:00:01.123456Z")?.milliseconds == 1123)
    }
}
