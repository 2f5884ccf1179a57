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
            upstream.receive(subscriber: subscription)
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
final class DropSubscription<Downstream: Subscriber>: OperatorSubscription<
    Downstream.Input, Downstream.Failure, Downstream
>, Subscriber
{
    @usableFromInline @exclusivity(unchecked)
    var remaining: Int

    // Guarded by `lock`.
    private var pending: Subscribers.Demand
    private var isSubscribed = false

    @usableFromInline
    init(_ downstream: Downstream, _ count: Int) {
        precondition(count >= 0, "count must not be negative")
        remaining = count
        pending = .max(count)
        super.init(downstream)
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard isSubscribed else {
            pending += demand
            return lock.unlock()
        }
        lock.unlock()
        requestUpstream(demand)
    }

    @usableFromInline
    override func start() {
        lock.lock()
        isSubscribed = true
        let demand = exchange(&pending, with: .none)
        lock.unlock()
        if demand > 0 { requestUpstream(demand) }
    }

    @inlinable
    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        if remaining > 0 {
            remaining -= 1
            return .none
        }
        return downstream.receive(input)
    }

    @usableFromInline
    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    @usableFromInline
    override var description: String { "Drop" }
    @usableFromInline
    override var mirrorChildren: [Mirror.Child] { [] }
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
