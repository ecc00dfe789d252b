import Kernel
import TestSupport
import Testing

@Suite("性质测试工具")
struct PropertyTests {
    @Test func 反例被缩小且种子可重放() throws {
        let gen = Gen.int(0...1000).array(0...50)
        let holds: ([Int]) -> Bool = { !$0.contains { $0 > 900 } }
        let failure = try #require(throws: PropertyFailure.self) { try forAll(gen, holds) }
        let again = try #require(throws: PropertyFailure.self) { try forAll(gen, seed: failure.seed, holds) }
        #expect(failure.description == again.description)
        #expect(failure.description.contains("反例 ["))
        #expect(!failure.description.contains(","))
    }

    @Test func 成立的性质跑满例数() throws {
        var count = 0
        try forAll(Gen.double(-1...1), cases: 10) { value in
            count += 1
            return abs(value) <= 1
        }
        #expect(count == 100)
    }

    @Test func 抛错也算不成立() {
        struct Oops: Error {}
        #expect(throws: PropertyFailure.self) { try forAll(Gen.element(of: ["a"])) { _ in throw Oops() } }
    }

    @Test func 时钟只在拨动时走() {
        let clock = ManualClock()
        let before = clock.now
        clock.advance(byMilliseconds: 1500)
        #expect(clock.now.milliseconds - before.milliseconds == 1500)
        #expect(clock.monotonic == .milliseconds(1500))
    }
}
