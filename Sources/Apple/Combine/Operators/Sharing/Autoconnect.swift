extension Publishers {
    /// The publisher of `autoconnect()`.
    ///
    /// It connects when the first subscriber attaches, and cancels the connection when the last one has cancelled, which
    /// also counts after a completion. A subscriber that comes after that connects again.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public final let upstream: Upstream

        private let lock = Lock()

        // Guarded by `lock`.
        private var count = 0
        private var connection: (any Cancellable)?

        /// Creates the publisher that `autoconnect()` returns.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let isFirst = lock.whileLocked {
                count += 1
                return count == 1
            }
            upstream.subscribe(AutoconnectSubscriber(downstream: subscriber, parent: self))
            guard isFirst else { return }
            let connection = upstream.connect()
            // Everybody may have left meanwhile.
            let isWanted = lock.whileLocked { () -> Bool in
                if count > 0 { self.connection = connection }
                return count > 0
            }
            if !isWanted { connection.cancel() }
        }

        fileprivate func subscriberLeaves() {
            lock.lock()
            guard count > 0 else { return lock.unlock() }
            count -= 1
            let connection = count == 0 ? exchange(&self.connection, with: nil) : nil
            lock.unlock()
            connection?.cancel()
        }
    }
}

/// Hands on the upstream's subscription, in a wrapper that notices the cancellation.
private struct AutoconnectSubscriber<Upstream: ConnectablePublisher, Downstream: Subscriber>: Subscriber,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    let downstream: Downstream
    let parent: Publishers.Autoconnect<Upstream>
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: AutoconnectSubscription(subscription, parent.subscriberLeaves))
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }

    var description: String { "Autoconnect" }
    var customMirror: Mirror { Mirror(self, children: ["parent": parent, "downstream": downstream]) }
    var playgroundDescription: Any { description }
}

/// The upstream's subscription to all appearances.
private final class AutoconnectSubscription: SubscriptionObject, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    private let upstream: any Subscription
    private let onCancel: () -> Void

    init(_ upstream: any Subscription, _ onCancel: @escaping () -> Void) {
        self.upstream = upstream
        self.onCancel = onCancel
    }

    override func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    override func cancel() {
        onCancel()
        upstream.cancel()
    }

    override var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
    var description: String { "\(upstream)" }
    var playgroundDescription: Any { description }
}

extension ConnectablePublisher {
    /// Connects at the first subscription and disconnects when the last subscriber has cancelled.
    ///
    /// It is a class: copies count the same subscribers.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
