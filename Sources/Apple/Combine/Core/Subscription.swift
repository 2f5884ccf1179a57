/// A protocol representing the connection of a subscriber to a publisher.
///
/// Cancelling must be safe from any thread, and only the first time has an effect; it frees what the subscription
/// keeps alive.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Tells a publisher that it may send this many more values to the subscriber.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for symbols related to subscriptions.
public enum Subscriptions {}

extension Subscriptions {
    /// The subscription of a subscriber that will receive no value: requests and cancellation do nothing.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private struct EmptySubscription: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    static let shared = EmptySubscription()
    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}

    var description: String { "Empty" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    var playgroundDescription: Any { description }
}
