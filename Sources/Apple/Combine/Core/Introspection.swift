/// Watches all subscriptions of the program, for tools that draw or time them.
///
/// Every method has a default that does nothing. While at least one object is enabled, a subscriber that is attached by
/// `subscribe(_:)` is wrapped in one that reports; chains that were built before are not watched. The methods are called
/// on the thread of the event, before and after it.
public protocol _Introspection: AnyObject {
    /// A subscriber is about to be attached to a publisher.
    func willReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input

    /// A subscriber has been attached to a publisher.
    func didReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input

    /// A subscriber is about to be handed a subscription.
    func willReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription)

    /// A subscriber has been handed a subscription.
    func didReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription)

    /// A subscriber is about to be given a value.
    func willReceive<Downstream: Subscriber>(subscriber: Downstream, input: Downstream.Input)

    /// A subscriber has been given a value, and has asked for more thereupon.
    func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, input: Downstream.Input, resultingDemand: Subscribers.Demand)

    /// A subscriber is about to be told of the end.
    func willReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)

    /// A subscriber has been told of the end.
    func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)

    /// A subscription is about to be asked for values.
    func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

    /// A subscription has been asked for values.
    func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

    /// A subscription is about to be cancelled.
    func willCancel(subscription: any Subscription)

    /// A subscription has been cancelled.
    func didCancel(subscription: any Subscription)
}

extension _Introspection {
    public func willReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input {}

    public func didReceive<Upstream: Publisher, Downstream: Subscriber>(publisher: Upstream, subscriber: Downstream)
    where Upstream.Failure == Downstream.Failure, Upstream.Output == Downstream.Input {}

    public func willReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription) {}

    public func didReceive<Downstream: Subscriber>(subscriber: Downstream, subscription: any Subscription) {}

    public func willReceive<Downstream: Subscriber>(subscriber: Downstream, input: Downstream.Input) {}

    public func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, input: Downstream.Input, resultingDemand: Subscribers.Demand
    ) {}

    public func willReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>
    ) {}

    public func didReceive<Downstream: Subscriber>(
        subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>
    ) {}

    public func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

    public func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

    public func willCancel(subscription: any Subscription) {}

    public func didCancel(subscription: any Subscription) {}

    /// Starts watching. The object is kept until it is disabled.
    public func enable() { Introspection.enable(self) }

    /// Stops watching.
    public func disable() { Introspection.disable(self) }

    /// Whether this object watches.
    public var isEnabled: Bool { Introspection.watchers.contains { $0 === self } }
}
