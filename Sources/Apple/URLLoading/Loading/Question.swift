import Foundation

/// A question to delegates, by either of the two methods that there are for it.
struct Question<Answer> {
    private let method: WaitingMethod
    private let handler: (any URLSessionDelegate, Reply<Answer>) -> Bool
    private let waiting: (any URLSessionDelegate) async -> Answer?

    /// - Parameters:
    ///   - handler: Calls the method with a completion handler.
    ///   - waiting: Calls the method that waits.
    init<Delegate>(
        _ method: WaitingMethod, _: Delegate.Type, _ handler: @escaping (Delegate, Reply<Answer>) -> Void,
        waiting: @escaping (Delegate) async -> Answer
    ) {
        self.method = method
        self.handler = { delegate, reply in
            guard let delegate = delegate as? Delegate else { return false }
            return DefaultMethods.answers { handler(delegate, reply) }
        }
        self.waiting = { delegate in
            guard let delegate = delegate as? Delegate else { return nil }
            return await waiting(delegate)
        }
    }

    /// Asks a delegate, on the delegate queue.
    ///
    /// - Parameter otherwise: Called, on whichever thread, if the delegate has neither method.
    func ask(_ delegate: any URLSessionDelegate, _ reply: Reply<Answer>, otherwise: @escaping @Sendable () -> Void) {
        if handler(delegate, reply) { return }
        guard method.mayAnswer(delegate) else { return otherwise() }
        nonisolated(unsafe) let (waiting, method) = (waiting, method)
        Task {
            if let answer = await method.answer(of: delegate, { await waiting(delegate) }) {
                reply(answer)
            } else {
                otherwise()
            }
        }
    }
}
