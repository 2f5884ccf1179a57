extension Publishers {
    /// The publisher of `dropFirst(_:)`.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose first values are left out.
        public let upstream: Upstream

        /// How many values are left out.
        public let count: Int

        /// Creates the publisher that `dropFirst(_:)` returns.
        @inlinable
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let subscription = DropSubscription(subscriber, count)
            subscriber.receive(subscription: subscription)
            upstream.subscribe(subscription)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
    /// Leaves out further values, by one publisher that counts both.
    ///
    /// - Parameter count: How many more to leave out.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Upstream> {
        Publishers.Drop(upstream: upstream, count: self.count + count)
    }
}

/// Requests the values to drop along with those that the downstream has requested by then: it is given its subscription
/// before the upstream is subscribed to.
@usableFromInline
final class DropSubscription<Downstream: Subscriber>: SubscriptionObject, Subscriber, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    typealias Failure = Downstream.Failure

    @usableFromInline
    let downstream: Downstream

    @usableFromInline @exclusivity(unchecked)
    var remaining: Int

    private let lock = Lock()

    // Guarded by `lock`.
    private var upstream: SubscriptionObject?
    private var pending = Subscribers.Demand.none

    @usableFromInline
    init(_ downstream: Downstream, _ count: Int) {
        precondition(count >= 0, "count must not be negative")
        self.downstream = downstream
        remaining = count
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        let object = SubscriptionObject.wrapping(subscription)
        lock.lock()
        guard upstream == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = object
        let demand = pending + remaining
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if remaining > 0 {
            remaining -= 1
            return .none
        }
        return downstream.receive(input)
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        let ended = lock.whileLocked { exchange(&upstream, with: nil) }
        withExtendedLifetime(ended) { downstream.receive(completion: completion) }
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.lock()
        guard let upstream else {
            pending += demand
            return lock.unlock()
        }
        lock.unlock()
        upstream.request(demand)
    }

    @usableFromInline
    override func cancel() { lock.whileLocked { exchange(&upstream, with: nil) }?.cancel() }

    @usableFromInline
    var description: String { "Drop" }

    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

    @usableFromInline
    var playgroundDescription: Any { description }
}

extension Publisher {
    /// Leaves out the first values and publishes the rest.
    ///
    /// The values to leave out are requested from the upstream in addition to what the subscriber requests. It is
    /// handed its subscription before the upstream is subscribed to.
    ///
    /// - Parameter count: How many to leave out; not negative.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
