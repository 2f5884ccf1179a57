import Foundation
import SeamPrimitives

/// The methods of delegates that hand over an answer, as those who would rather wait than call a completion handler write
/// them.
///
/// A session asks by the method with a handler first, then by this one. The extensions of the protocols tell that nobody has
/// answered, as ``DefaultMethods`` has it; a class whose method is an extension's is not asked by it again.
enum WaitingMethod {
    case connectionChallenge
    case taskChallenge
    case delayedRequest
    case redirection
    case bodyStream
    case response
    case caching

    /// The call of a delegate's method by a session.
    private struct Asking {
        let method: WaitingMethod
        let delegate: ObjectIdentifier
        let isPassedOver = Locked(false)
    }

    @TaskLocal private static var asking: Asking?

    private struct Known: Hashable {
        let method: WaitingMethod
        let delegate: ObjectIdentifier
    }

    private static let passedOver = Locked<Set<Known>>([])

    private func known(_ delegate: any URLSessionDelegate) -> Known {
        Known(method: self, delegate: ObjectIdentifier(type(of: delegate)))
    }

    /// Whether the delegate's class may have the method itself.
    func mayAnswer(_ delegate: any URLSessionDelegate) -> Bool {
        let known = known(delegate)
        return !Self.passedOver.withLock { $0.contains(known) }
    }

    /// Calls a delegate's method. Nil if it is not the delegate's own.
    func answer<Answer>(of delegate: any URLSessionDelegate, _ call: () async -> Answer?) async -> Answer? {
        let asking = Asking(method: self, delegate: ObjectIdentifier(delegate))
        let answer = await Self.$asking.withValue(asking) { await call() }
        guard answer == nil || asking.isPassedOver.withLock({ $0 }) else { return answer }
        let known = known(delegate)
        Self.passedOver.withLock { _ = $0.insert(known) }
        return nil
    }

    /// Stands in a method of an extension. Returns whether a session asks, which goes on by itself then; else somebody has
    /// called the method, who wants the answer of the one with a handler.
    func passOver(_ delegate: any URLSessionDelegate) -> Bool {
        guard let asking = Self.asking, asking.method == self, asking.delegate == ObjectIdentifier(delegate) else {
            return false
        }
        asking.isPassedOver.withLock { $0 = true }
        return true
    }
}
