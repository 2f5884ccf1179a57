import Foundation

/// The context of a change of state: its animation.
public struct Transaction: Sendable {
    /// The animation of the change; nil for none.
    public var animation: Animation?
    /// Whether animations of the views are left out.
    public var disablesAnimations = false

    /// Creates a change without animation.
    public init() {}

    /// Creates a change with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// That of the change which is being made on the main thread.
    @MainActor static var current = Transaction()
}

/// Makes a change with `transaction`. On the main thread.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard MainQueue.isCurrent else { return try body() }
    let old = MainActor.assumeIsolated {
        let old = Transaction.current.animation
        Transaction.current.animation = transaction.disablesAnimations ? nil : transaction.animation
        return old
    }
    defer { MainActor.assumeIsolated { Transaction.current.animation = old } }
    return try body()
}

/// Makes a change whose effects on screen are animated. On the main thread.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
