import Foundation
import SeamPrimitives
import Testing

@testable import AppDriver

/// Answers that take no time.
@Suite struct AnswerTurnTests {
    /// Asked for on the main thread: the code that asks goes on first.
    @MainActor @Test func anAnswerWaitsForTheTurn() async {
        let log = Locked<[String]>([])
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                DispatchQueue.global().sync {
                    AnswerTurn.afterThis(patience: .seconds(3600)) {
                        log.withLock { $0.append("answer") }
                        continuation.resume()
                    }
                }
                log.withLock { $0.append("turn") }
            }
        }
        #expect(log.withLock { $0 } == ["turn", "answer"])
    }

    /// An app that stands still until it has its answer gets it.
    @MainActor @Test func aTurnThatWaitsForItsAnswerHasIt() {
        let answered = DispatchSemaphore(value: 0)
        let count = Locked(0)
        AnswerTurn.afterThis(patience: .milliseconds(0)) {
            count.withLock { $0 += 1 }
            answered.signal()
        }
        answered.wait()
        #expect(count.withLock { $0 } == 1)
    }
}
