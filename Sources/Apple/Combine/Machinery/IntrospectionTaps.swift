import Synchronization

/// The objects that watch all subscriptions.
@usableFromInline
enum Introspection {
    private final class Registry: @unchecked Sendable {
        let isOn = Atomic<Bool>(false)
        let lock = Lock()
        /// Guarded by `lock`.
        var watchers: [any _Introspection] = []
    }

    private static let registry = Registry()

    /// Whether anybody watches. It is asked upon every subscription.
    @usableFromInline
    static var isOn: Bool { registry.isOn.load(ordering: .relaxed) }

    static var watchers: [any _Introspection] { registry.lock.whileLocked { registry.watchers } }

    static func enable(_ watcher: any _Introspection) {
        registry.lock.whileLocked {
            if !registry.watchers.contains(where: { $0 === watcher }) { registry.watchers.append(watcher) }
        }
        registry.isOn.store(true, ordering: .relaxed)
    }

    static func disable(_ watcher: any _Introspection) {
        let (removed, isEmpty) = registry.lock.whileLocked {
            let removed = registry.watchers.filter { $0 === watcher }
            registry.watchers.removeAll { $0 === watcher }
            return (removed, registry.watchers.isEmpty)
        }
        if isEmpty { registry.isOn.store(false, ordering: .relaxed) }
        withExtendedLifetime(removed) {}
    }

    /// Attaches a subscriber by way of a tap, and reports it.
    @usableFromInline
    static func attach<P: Publisher, S: Subscriber>(_ subscriber: S, to publisher: P)
    where P.Failure == S.Failure, P.Output == S.Input {
        // One that is tapped already has been handed on, as by a deferred publisher.
        if let tap = subscriber as? any AnyTap {
            let inner = tap.erased as! AnySubscriber<S.Input, S.Failure>
            for watcher in watchers { watcher.willReceive(publisher: publisher, subscriber: inner) }
            publisher.receive(subscriber: subscriber)
            for watcher in watchers { watcher.didReceive(publisher: publisher, subscriber: inner) }
        } else {
            for watcher in watchers { watcher.willReceive(publisher: publisher, subscriber: subscriber) }
            publisher.receive(subscriber: SubscriberTap(subscriber: subscriber))
            for watcher in watchers { watcher.didReceive(publisher: publisher, subscriber: subscriber) }
        }
    }
}

private protocol AnyTap {
    /// The subscriber in an `AnySubscriber`.
    var erased: Any { get }
}

/// Reports the events that a subscriber receives.
private struct SubscriberTap<S: Subscriber>: Subscriber, AnyTap, CustomStringConvertible {
    typealias Input = S.Input
    typealias Failure = S.Failure

    let subscriber: S

    var erased: Any { AnySubscriber(subscriber) }
    var combineIdentifier: CombineIdentifier { subscriber.combineIdentifier }
    var description: String { "\(subscriber)" }

    func receive(subscription: any Subscription) {
        let tap = subscription as? SubscriptionTap ?? SubscriptionTap(subscription: subscription)
        for watcher in Introspection.watchers {
            watcher.willReceive(subscriber: subscriber, subscription: tap.subscription)
        }
        subscriber.receive(subscription: tap)
        for watcher in Introspection.watchers {
            watcher.didReceive(subscriber: subscriber, subscription: tap.subscription)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        for watcher in Introspection.watchers { watcher.willReceive(subscriber: subscriber, input: input) }
        let more = subscriber.receive(input)
        for watcher in Introspection.watchers {
            watcher.didReceive(subscriber: subscriber, input: input, resultingDemand: more)
        }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        for watcher in Introspection.watchers { watcher.willReceive(subscriber: subscriber, completion: completion) }
        subscriber.receive(completion: completion)
        for watcher in Introspection.watchers { watcher.didReceive(subscriber: subscriber, completion: completion) }
    }
}

/// Reports what is asked of a subscription.
private struct SubscriptionTap: Subscription, CustomStringConvertible {
    let subscription: any Subscription

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
    var description: String { "\(subscription)" }

    func request(_ demand: Subscribers.Demand) {
        for watcher in Introspection.watchers { watcher.willRequest(subscription: subscription, demand) }
        subscription.request(demand)
        for watcher in Introspection.watchers { watcher.didRequest(subscription: subscription, demand) }
    }

    func cancel() {
        for watcher in Introspection.watchers { watcher.willCancel(subscription: subscription) }
        subscription.cancel()
        for watcher in Introspection.watchers { watcher.didCancel(subscription: subscription) }
    }
}
