import Kernel
import TestSupport
import Testing
import VaultDomain
import VaultTestSupport

@Suite("认证的规则")
struct AuthenticationTests {
    // Feature: quick-vault-ios, Property 23: For any authentication state, valid transitions should be: setupRequired → unlocked, locked → unlocked, unlocked → locked.
    @Test func 性质23_只有三种转换() throws {
        let allowed: Set<[AuthenticationState]> = [[.setupRequired, .unlocked], [.locked, .unlocked], [.unlocked, .locked]]
        try forAll(Gen.element(of: AuthenticationState.allCases).array(2...8)) { path in
            var state = path[0]
            for next in path.dropFirst() {
                let before = state
                let went = (try? state.become(next)) != nil
                guard went == allowed.contains([before, next]), state == (went ? next : before) else { return false }
            }
            return true
        }
    }

    // Feature: quick-vault-ios, Property 28: For any password shorter than 8 characters, password creation should be rejected.
    @Test func 性质28_短密码不收() throws {
        try forAll(Gen<String>.text(0...16)) { password in
            let scalars = password.unicodeScalars.count
            return ((try? PasswordPolicy.check(utf8: password.utf8)) != nil) == (scalars >= 8)
        }
    }

    // Feature: quick-vault-ios, Property 30: For any sequence of 3 failed authentication attempts, the 4th attempt should be delayed by 30 seconds.
    @Test func 性质30_三次之后等三十秒() throws {
        try forAll(Gen.int(0...60_000).array(3...6)) { steps in
            var throttle = FailureThrottle()
            var now: Int64 = 1_000_000
            for (index, step) in steps.enumerated() {
                now += Int64(step)
                let isFree = index < 3 || step >= 30_000
                guard (throttle.remaining(at: moment(now)) == .zero) == isFree else { return false }
                now += isFree ? 0 : 30_000
                throttle.fail(at: moment(now))
            }
            return throttle.remaining(at: moment(now)) == .seconds(30) && throttle.remaining(at: moment(now + 29_999)) == .milliseconds(1)
        }
    }

    @Test func 拨钟与重启都绕不过() throws {
        var throttle = FailureThrottle()
        for _ in 0..<3 { throttle.fail(at: moment(1_000_000)) }
        // 墙上时钟拨快一天
        #expect(throttle.remaining(at: moment(1_000_500, wall: 90_000_000)) > .seconds(29))
        // 重启后看墙上时钟；往回拨的不算走
        #expect(throttle.remaining(at: moment(10, wall: 1_020_000, boot: "b")) == .seconds(10))
        #expect(throttle.remaining(at: moment(10, wall: 5, boot: "b")) == .seconds(30))
        #expect(throws: AppError.self) { try throttle.check(at: moment(1_000_000)) }
    }

    private func moment(_ uptime: Int64, wall: Int64? = nil, boot: String = "a") -> FailureThrottle.Moment {
        .init(wall: Timestamp(milliseconds: wall ?? uptime), uptime: uptime, boot: boot)
    }
}
