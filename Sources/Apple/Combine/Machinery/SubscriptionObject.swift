/// The root of this framework's subscriptions.
///
/// It is a class that is not generic, so that a subscriber keeps its subscription in one word, and requests and
/// cancels by a plain virtual call.
@usableFromInline
class SubscriptionObject: Subscription {
    @usableFromInline
    init() {}

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {}

    @usableFromInline
    func cancel() {}

    /// An object's own, unless it stands for another subscription.
    @usableFromInline
    var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }

    /// The subscription itself if it is one of ours, else one that forwards to it.
    @usableFromInline
    static func wrapping(_ subscription: any Subscription) -> SubscriptionObject {
        subscription as? SubscriptionObject ?? ForeignSubscription(subscription)
    }
}

private final class ForeignSubscription: SubscriptionObject, CustomStringConvertible, CustomReflectable {
    let subscription: any Subscription

    init(_ subscription: any Subscription) { self.subscription = subscription }

    override func request(_ demand: Subscribers.Demand) { subscription.request(demand) }
    override func cancel() { subscription.cancel() }
    override var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

    var description: String { "\(subscription)" }
    var customMirror: Mirror { Mirror(reflecting: subscription) }
}

/// A subscription that is not kept: for an operator that has ended, and still passes on what it is asked.
final class LooseSubscription: SubscriptionObject {
    private weak var subscription: AnyObject?

    init(_ subscription: any Subscription) {
        // An object that stands for another is kept by nobody else.
        self.subscription =
            (subscription as? ForeignSubscription)?.subscription as AnyObject? ?? subscription as AnyObject
    }

    override func request(_ demand: Subscribers.Demand) { (subscription as? any Subscription)?.request(demand) }
    override func cancel() { (subscription as? any Subscription)?.cancel() }
}
