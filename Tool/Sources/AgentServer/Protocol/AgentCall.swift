import Documents
import Foundation

/// A call of a tool that is under way: how it is cancelled, and where it tells how far it is.
final class AgentCall: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false
    private var hasBeenCancelled = false
    private var handlers: [Int: @Sendable () -> Void] = [:]
    private var nextHandler = 0
    private var progressCount = 0
    private let sendProgress: (@Sendable (Int, String) -> Void)?

    /// - Parameter sendProgress: Tells the client, if it has asked for it, a growing number and a message.
    init(sendProgress: (@Sendable (Int, String) -> Void)? = nil) {
        self.sendProgress = sendProgress
    }

    var isCancelled: Bool { lock.withLock { hasBeenCancelled } }

    /// Cancels the call: what it waits for is ended.
    func cancel() {
        let handlers = lock.withLock {
            hasBeenCancelled = true
            defer { self.handlers = [:] }
            return Array(self.handlers.values)
        }
        for handler in handlers { handler() }
    }

    /// Marks the call as answered; false if it was cancelled before, and is to have no answer.
    func finish() -> Bool {
        lock.withLock {
            isOver = true
            return !hasBeenCancelled
        }
    }

    /// Runs `work`; `handler` is called if the call is cancelled meanwhile, or was before.
    func withCancellation<Result>(
        _ handler: @escaping @Sendable () -> Void, _ work: () throws(ToolFailure) -> Result
    ) throws(ToolFailure) -> Result {
        let number: Int? = lock.withLock {
            guard !hasBeenCancelled else { return nil }
            nextHandler += 1
            handlers[nextHandler] = handler
            return nextHandler
        }
        if number == nil { handler() }
        defer { if let number { lock.withLock { handlers[number] = nil } } }
        return try work()
    }

    /// Tells the client what is being done.
    func report(_ message: String) {
        let number = lock.withLock {
            progressCount += 1
            return hasBeenCancelled || isOver ? nil : Optional(progressCount)
        }
        if let number { sendProgress?(number, message) }
    }
}
