import Combine
import Steps
import XCTest

/// Whatever waits for time ends in the order of the clock, which says how long it has been.
final class StepsTests: XCTestCase {
    private let minute: TimeInterval = 60

    func testQueuesAndTimersKeepTheirOrder() {
        let steps = Steps()
        let last = expectation(description: "the last")
        let start = Date()
        DispatchQueue.main.asyncAfter(deadline: .now() + 3 * minute) {
            steps.add("late")
            last.fulfill()
        }
        Timer.scheduledTimer(withTimeInterval: 2 * minute, repeats: false) { _ in steps.add("timer") }
        DispatchQueue.main.asyncAfter(deadline: .now() + minute) { steps.add("early") }
        wait(for: [last], timeout: 4 * minute)
        XCTAssertEqual(steps.names, ["early", "timer", "late"])
        XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 3 * minute)
    }

    func testTasksSleep() async throws {
        let start = ContinuousClock.now
        try await Task.sleep(for: .seconds(minute))
        XCTAssertGreaterThanOrEqual(start.duration(to: .now), .seconds(minute))
    }

    func testThreadsSleep() {
        let start = Date()
        Thread.sleep(forTimeInterval: minute)
        XCTAssertEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + minute), .timedOut)
        XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 2 * minute)
    }

    func testWhatComesInQuickSuccessionIsHeldBack() {
        let steps = Steps()
        let subject = PassthroughSubject<String, Never>()
        let last = expectation(description: "the last")
        let hearing = subject.debounce(for: .seconds(minute), scheduler: RunLoop.main).sink { text in
            steps.add(text)
            if text == "c" { last.fulfill() }
        }
        subject.send("a")
        subject.send("b")
        DispatchQueue.main.asyncAfter(deadline: .now() + 2 * minute) { subject.send("c") }
        wait(for: [last], timeout: 4 * minute)
        hearing.cancel()
        XCTAssertEqual(steps.names, ["b", "c"])
    }

    func testWhatNeverComesIsWaitedFor() {
        let never = expectation(description: "never")
        never.isInverted = true
        wait(for: [never], timeout: minute)
    }
}
