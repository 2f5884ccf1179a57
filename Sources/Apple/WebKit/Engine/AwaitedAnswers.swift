import Foundation

/// Answers that somebody on the main thread waits for, and that another thread brings.
final class AwaitedAnswers: @unchecked Sendable {
    private let lock = NSCondition()
    /// By the number of the question; nil while there is none.
    private var answers: [Int: PageMessage?] = [:]

    /// Says that somebody will wait for the answer to a question.
    func expect(_ number: Int) { lock.withLock { answers[number] = .some(nil) } }

    /// Takes an answer that somebody waits for. False for one that nobody does.
    func take(_ message: PageMessage) -> Bool {
        guard message.verb == "answer" else { return false }
        let number = message.int(2)
        return lock.withLock {
            guard answers[number] != nil else { return false }
            answers[number] = .some(message)
            lock.broadcast()
            return true
        }
    }

    /// Waits for the answer; nil if there is none in time.
    func wait(for number: Int, until end: Date) -> PageMessage? {
        lock.withLock {
            while case .some(nil) = answers[number], lock.wait(until: end) {}
            return answers.removeValue(forKey: number) ?? nil
        }
    }
}
