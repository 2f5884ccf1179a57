/// Stops the program where a subscriber or a publisher breaks the protocol in a way that Apple's Combine stops at.
enum Violation {
    /// A value or a completion has come before the subscription.
    @inline(never)
    static func event(_ name: String) -> Never {
        fatalError("Unexpected state: received \(name) but do not have subscription")
    }

    /// Values are requested before the subscription was sent.
    @inline(never)
    static func earlyRequest() -> Never { fatalError("Unexpected state: request before subscription sent") }
}

extension Subscribers.Demand {
    /// Stops the program if nothing is requested.
    @inlinable @inline(__always)
    func requireSome() {
        if rawValue == 0 { Self.rejectNone() }
    }

    @inline(never) @usableFromInline
    static func rejectNegative() -> Never { fatalError("demand cannot be negative") }

    @inline(never) @usableFromInline
    static func rejectNone() -> Never { fatalError("API Violation: demand must not be zero") }
}
