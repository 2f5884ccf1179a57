/// A type that receives values from a publisher.
///
/// A publisher calls `receive(subscription:)` once, then `receive(_:)` for at most as many values as were
/// requested, then `receive(completion:)` at most once; never two of them at a time.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values this subscriber receives.
    associatedtype Input

    /// The kind of errors this subscriber might receive; `Never` if it cannot.
    associatedtype Failure: Error

    /// Tells the subscriber that it has subscribed, and may request values.
    func receive(subscription: any Subscription)

    /// Delivers a value, and returns how many more are wanted beside those requested before.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Tells the subscriber that the publisher has finished, normally or with an error.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Tells the subscriber that the publisher has produced an element of no content.
    @inlinable
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for types that serve as subscribers.
public enum Subscribers {}
