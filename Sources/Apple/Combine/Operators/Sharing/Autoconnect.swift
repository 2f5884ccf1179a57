extension Publishers {
    /// The publisher of `autoconnect()`.
    ///
    /// It connects when the first subscriber attaches, and cancels the connection when the last one has cancelled. A
    /// subscriber that comes after that connects again, unless the upstream has completed.
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
            upstream.receive(subscriber: AutoconnectSubscription(subscriber) { [self] in left() })
            guard isFirst else { return }
            let connection = upstream.connect()
            // Everybody may have left meanwhile.
            let isWanted = lock.whileLocked { () -> Bool in
                if count > 0 { self.connection = connection }
                return count > 0
            }
            if !isWanted { connection.cancel() }
        }

        private func left() {
            let connection = lock.whileLocked { () -> (any Cancellable)? in
                count -= 1
                return count == 0 ? exchange(&self.connection, with: nil) : nil
            }
            connection?.cancel()
        }
    }
}

private final class AutoconnectSubscription<Downstream: Subscriber>: OperatorSubscription<
    Downstream.Input, Downstream.Failure, Downstream
>,
Subscriber
{
    /// Guarded by `lock`.
    private var onLeave: (() -> Void)?

    init(_ downstream: Downstream, _ onLeave: @escaping () -> Void) {
        self.onLeave = onLeave
        super.init(downstream)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isActive ? downstream.receive(input) : .none
    }

    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        // The connection stays: a publisher that has completed is not connected to again.
        lock.whileLocked { onLeave = nil }
        downstream.receive(completion: completion)
    }

    override func cleanUp() { lock.whileLocked { exchange(&onLeave, with: nil) }?() }

    override var description: String { "Autoconnect" }
}

extension ConnectablePublisher {
    /// Connects at the first subscription and disconnects when the last subscriber has cancelled.
    ///
    /// It is a class: copies count the same subscribers.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
