import Foundation
import FoundationNetworking
import SeamPrimitives

/// An answer that is given once, whoever gives it.
final class Reply<Answer>: @unchecked Sendable {
    private let isGiven = Locked(false)
    private let take: @Sendable (Answer) -> Void

    init(_ take: @escaping @Sendable (Answer) -> Void) { self.take = take }

    func callAsFunction(_ answer: Answer) {
        let isFirst = isGiven.withLock { given in
            defer { given = true }
            return !given
        }
        if isFirst { take(answer) }
    }

    /// The answer as a completion handler.
    var handler: @Sendable (Answer) -> Void {
        { answer in self(answer) }
    }

    /// The answer as a completion handler of two arguments.
    func pair<First, Second>(_ first: First, _ second: Second) where Answer == (First, Second) { self((first, second)) }
}

extension TaskLoader {
    /// Who is told and asked: the task's delegate, then the session's.
    private var delegates: [any URLSessionDelegate] {
        [taskIfThere?.delegate, core.delegate].compactMap { $0 }
    }

    /// Whether there is somebody to ask.
    var hasDelegate: Bool { !delegates.isEmpty }

    /// Tells the first delegate that has the method itself.
    func tell<Delegate>(_: Delegate.Type, _ call: @escaping (Delegate) -> Void) {
        nonisolated(unsafe) let (delegates, call) = (delegates.compactMap { $0 as? Delegate }, call)
        guard !delegates.isEmpty else { return }
        core.delegateQueue.addOperation {
            for delegate in delegates where DefaultMethods.answers({ call(delegate) }) { return }
        }
    }

    /// Asks the first delegate that has a method for it, and goes on with its answer on the session's queue; what comes
    /// meanwhile waits if the caller holds it.
    func ask<Answer>(_ question: Question<Answer>, default usual: Answer, then: @escaping (Answer) -> Void) {
        ask([question], default: usual, then: then)
    }

    /// Asks several questions, each of all delegates before the next.
    func ask<Answer>(_ questions: [Question<Answer>], default usual: Answer, then: @escaping (Answer) -> Void) {
        let delegates = delegates
        nonisolated(unsafe) let (then, usual) = (then, usual)
        let queue = core.queue
        openQuestions += 1
        let reply = Reply<Answer> { answer in
            nonisolated(unsafe) let answer = answer
            queue.async { [self] in
                openQuestions -= 1
                if !isOver { then(answer) }
            }
        }
        let rest = questions.flatMap { question in delegates.map { (question, $0) } }
        ask(rest[...], reply, usual)
    }

    private func ask<Answer>(
        _ rest: ArraySlice<(Question<Answer>, any URLSessionDelegate)>, _ reply: Reply<Answer>, _ usual: Answer
    ) {
        guard let (first, delegate) = rest.first else { return reply(usual) }
        nonisolated(unsafe) let (question, rest, usual) = (first, rest.dropFirst(), usual)
        core.delegateQueue.addOperation { [self] in
            question.ask(delegate, reply) { [self] in ask(rest, reply, usual) }
        }
    }

    /// Hands a piece of data over to the delegate.
    func tellData(_ data: Data) {
        guard let task = taskIfThere as? URLSessionDataTask else { return }
        let session = session
        tell(URLSessionDataDelegate.self) { $0.urlSession(session, dataTask: task, didReceive: data) }
    }
}
