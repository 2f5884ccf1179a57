import QuartzCore
import Stage

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let waitsForRest: Bool
    /// When it is where it goes to, though a spring may still tremble.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// Makes a change whose effects on screen are animated, and tells when they are over. On the main thread.
///
/// - Parameter completion: Called once; never for an animation without an end, and in the next turn of the main loop
///   for a change without an animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    nonisolated(unsafe) let completion = completion
    if MainQueue.isCurrent {
        MainActor.assumeIsolated { AnimationEnd.wait(animation?.wholeTime(completionCriteria) ?? 0, completion) }
    }
    return result
}

/// Waits for the end of an animation on the clock of the pictures.
@MainActor
private final class AnimationEnd {
    /// The clocks of those whose end is to come.
    private static var waiting: [ObjectIdentifier: CADisplayLink] = [:]

    static func wait(_ seconds: Double, _ action: @escaping () -> Void) {
        guard seconds.isFinite else { return }
        guard seconds > 0, let host = CADisplayLink.mainHost else {
            return NextTurn.perform { action() }
        }
        let start = host.now
        let end = AnimationEnd()
        let link = CADisplayLink { link in
            guard link.timestamp - start >= seconds else { return }
            link.invalidate()
            waiting[ObjectIdentifier(end)] = nil
            action()
        }
        waiting[ObjectIdentifier(end)] = link
        link.start(on: host)
    }
}

extension Transaction {
    /// A value that is kept under a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs an action when the change's animation is over.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        nonisolated(unsafe) let completion = completion
        let time = animation?.wholeTime(criteria) ?? 0
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated { AnimationEnd.wait(time, completion) }
    }
}

/// A key under which a change holds a value.
public protocol TransactionKey<Value> {
    /// The type of the value.
    associatedtype Value
    /// The value of changes that have set none.
    static var defaultValue: Value { get }
}

/// Makes a change with a value of its transaction. On the main thread.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = MainQueue.isCurrent ? MainActor.assumeIsolated { Transaction.current } : Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
