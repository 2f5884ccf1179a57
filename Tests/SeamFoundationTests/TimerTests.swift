import Foundation
import SeamFoundation
import Testing

/// The first firing of timers: after the interval, as on Apple's platforms.
@Suite struct TimerTests {
    private final class Receiver: NSObject {}

    @Test func aTimerFirstFiresAfterItsInterval() {
        let timer = Timer(_timeInterval: 40, repeats: false) { _ in }
        #expect(timer.fireDate.timeIntervalSinceNow > 30)
        timer.invalidate()
    }

    @Test func anEmptyTimerIsOver() {
        let timer = Timer(_empty: ())
        #expect(!timer.isValid)
    }

    @Test func aTimerWithASelectorFirstFiresAfterItsInterval() {
        let receiver = Receiver()
        let timer = Timer(timeInterval: 40, target: receiver, selector: "tick", userInfo: nil, repeats: true)
        #expect(timer.fireDate.timeIntervalSinceNow > 30)
        #expect(timer.timeInterval == 40)
        timer.invalidate()
        let scheduled = Timer.scheduledTimer(
            timeInterval: 40, target: receiver, selector: "tick", userInfo: nil, repeats: false)
        #expect(scheduled.fireDate.timeIntervalSinceNow > 30)
        scheduled.invalidate()
    }
}
