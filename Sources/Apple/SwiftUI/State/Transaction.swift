import Foundation

/// The context of a change of state: its animation.
public struct Transaction: @unchecked Sendable {
    /// The animation of the change; nil for none.
    public var animation: Animation?
    /// Whether animations of the views are left out.
    public var disablesAnimations = false
    /// Whether the change is one of many that follow each other, as while a finger moves.
    public var isContinuous = false
    /// Whether how fast the values change goes on in animations. Has no effect: animations begin at rest.
    public var tracksVelocity = false

    /// Values of the app's own, by their keys.
    var values: [ObjectIdentifier: Any] = [:]

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
        let old = Transaction.current
        Transaction.current = transaction
        if transaction.disablesAnimations { Transaction.current.animation = nil }
        return old
    }
    defer { MainActor.assumeIsolated { Transaction.current = old } }
    return try body()
}

/// Makes a change whose effects on screen are animated. On the main thread.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
