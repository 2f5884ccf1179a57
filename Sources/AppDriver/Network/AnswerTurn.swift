import Dispatch
import SeamPrimitives

/// When an answer comes that takes no time to make: as one that comes over a network, it never comes before the code that
/// asked on the main thread has returned.
enum AnswerTurn {
    /// How long to wait for a main thread that may be waiting for this very answer.
    static let patience = DispatchTimeInterval.milliseconds(100)

    /// Does work on another thread once the main queue's current turn has ended, or its time is up.
    static func afterThis(patience: DispatchTimeInterval = patience, _ work: @escaping @Sendable () -> Void) {
        let isDone = Locked(false)
        let once: @Sendable () -> Void = {
            let isFirst = isDone.withLock { done in
                defer { done = true }
                return !done
            }
            if isFirst { work() }
        }
        DispatchQueue.main.async { DispatchQueue.global().async(execute: once) }
        DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: once)
    }
}
