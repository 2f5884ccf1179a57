import Combine
import Dispatch
import Foundation
import Testing

@Suite struct TimerTests {
    @Test func timer() {
        nonisolated(unsafe) var count = 0
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let sink = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().sink { _ in count += 1 }
            while count < 3 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
            sink.cancel()
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(count >= 3)
    }

    @Test func theFirstValueComesAfterTheInterval() {
        nonisolated(unsafe) var count = 0
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let sink = Timer.publish(every: 60, on: .current, in: .default).autoconnect().sink { _ in count += 1 }
            for _ in 0..<3 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
            sink.cancel()
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(count == 0)
    }
}
