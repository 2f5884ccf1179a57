/// Receives the values of a publisher.
///
/// A publisher calls `receive(subscription:)` once, then `receive(_:)` for no more values than were requested, then
/// `receive(completion:)` at most once; never two of them at a time. Conform to it to control demand; otherwise use
/// `sink` or `assign`.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The values that are received.
    associatedtype Input

    /// The error that may end the stream; `Never` if none can.
    associatedtype Failure: Error

    /// Called once, before everything else. Keep the subscription, and request values by it, now or later.
    func receive(subscription: any Subscription)

    /// Called with a value.
    ///
    /// - Returns: How many more values are wanted beside those requested before.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called at the end; not after the subscriber has cancelled.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value without content.
    @inlinable
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The types of this module's subscribers, with ``Demand`` and ``Completion``.
public enum Subscribers {}
