/// The bond between a subscriber and a publisher, by which the subscriber requests values and cancels.
///
/// Both are safe from any thread, and from inside `receive(_:)`. Only the first cancellation has an effect; it lets go
/// of what the subscription keeps alive.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values, beside those requested before.
    func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that are ready-made.
public enum Subscriptions {}

extension Subscriptions {
    /// A subscription that does nothing, for a subscriber that will receive no value.
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
