extension Publishers {
    /// Sends the elements of a sequence as they are requested, then finishes with the last.
    ///
    /// Each subscriber iterates by itself. Operators on it that need no time work on the sequence at once: their
    /// closures run where the operator is applied.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The sequence.
        public let sequence: Elements

        /// Creates a publisher of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
            let subscription = SequenceSubscription(sequence, subscriber)
            if subscription.isEmpty {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            } else {
                subscriber.receive(subscription: subscription)
            }
        }
    }
}

/// Delivers elements as they are requested. It looks one ahead, so that the last one is followed by the completion.
private final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: SubscriptionObject,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Elements.Element == Downstream.Input {
    private let lock = Lock()

    // Guarded by `lock`, and released with the end.
    private var downstream: Downstream?
    private var sequence: Elements?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    // Used by whoever delivers.
    private var iterator: Elements.Iterator
    private var next: Elements.Element?

    init(_ sequence: Elements, _ downstream: Downstream) {
        self.sequence = sequence
        self.downstream = downstream
        iterator = sequence.makeIterator()
        next = iterator.next()
    }

    var isEmpty: Bool { next == nil }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.lock()
        self.demand += demand
        // A request from inside a delivery, or from another thread, is met by the loop that is under way.
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        while let downstream, self.demand > 0 {
            self.demand -= 1
            lock.unlock()
            let value = next.unsafelyUnwrapped
            next = iterator.next()
            let isLast = next == nil
            let more = downstream.receive(value)
            lock.lock()
            self.demand += more
            if isLast {
                lock.unlock()
                if end() { downstream.receive(completion: .finished) }
                return
            }
        }
        isDelivering = false
        lock.unlock()
    }

    override func cancel() { _ = end() }

    /// Forgets everything; `false` if it had before.
    private func end() -> Bool {
        lock.lock()
        let released = (exchange(&downstream, with: nil), exchange(&sequence, with: nil))
        lock.unlock()
        return withExtendedLifetime(released) { released.0 != nil }
    }

    var description: String { lock.whileLocked { sequence }.map { "\($0)" } ?? "Sequence" }

    var customMirror: Mirror {
        let sequence = lock.whileLocked { self.sequence }
        return Mirror(self, children: ["sequence": sequence.map { $0 as Any } ?? [Elements.Element]()])
    }

    var playgroundDescription: Any { description }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
    /// Publishes the elements, then finishes.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
