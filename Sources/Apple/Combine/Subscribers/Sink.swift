extension Subscribers {
    /// A simple subscriber that requests an unlimited number of values upon subscription.
    ///
    /// Its closures are released when it is cancelled and when the publisher has completed, after the call that is
    /// in progress, if any.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        @usableFromInline
        let gate = Gate()

        private let lock = Lock()

        // Replaced by closures that do nothing, rather than optional: a closure in an optional needs another one
        // around it.
        @usableFromInline @exclusivity(unchecked)
        var valueHandler: (Input) -> Void

        @usableFromInline @exclusivity(unchecked)
        var completionHandler: (Subscribers.Completion<Failure>) -> Void

        // Guarded by `lock`.
        private var upstream: SubscriptionObject?
        private var isTerminal = false

        /// The closure to execute on receipt of a value.
        public var receiveValue: (Input) -> Void {
            let isOpen = gate.enter()
            let handler = isOpen ? valueHandler : { _ in }
            if gate.leave() { releaseClosures() }
            return handler
        }

        /// The closure to execute on completion.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            let isOpen = gate.enter()
            let handler = isOpen ? completionHandler : { _ in }
            if gate.leave() { releaseClosures() }
            return handler
        }

        /// Creates a sink with the closures to execute on receipt of a value and on completion.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            valueHandler = receiveValue
            completionHandler = receiveCompletion
        }

        public func receive(subscription: any Subscription) {
            let object = SubscriptionObject.wrapping(subscription)
            lock.lock()
            guard !isTerminal, upstream == nil else {
                lock.unlock()
                return object.cancel()
            }
            upstream = object
            lock.unlock()
            object.request(.unlimited)
        }

        @inlinable
        public func receive(_ value: Input) -> Subscribers.Demand {
            if gate.enter() { valueHandler(value) }
            if gate.leave() { releaseClosures() }
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let isOpen = gate.enter()
            _ = terminate()
            _ = gate.close()
            if isOpen { completionHandler(completion) }
            if gate.leave() { releaseClosures() }
        }

        public func cancel() {
            let upstream = terminate()
            if gate.close() { releaseClosures() }
            upstream?.cancel()
        }

        private func terminate() -> SubscriptionObject? {
            lock.whileLocked {
                isTerminal = true
                return exchange(&upstream, with: nil)
            }
        }

        @usableFromInline
        func releaseClosures() {
            // Their captures may be deinitialised by this, and come back to a sink that is closed.
            let closures = (valueHandler, completionHandler)
            valueHandler = { _ in }
            completionHandler = { _ in }
            withExtendedLifetime(closures) {}
        }

        public var description: String { "Sink" }
        public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
        public var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Attaches a subscriber with closure-based behavior.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called when the publisher has finished or failed.
    ///   - receiveValue: Called with every value.
    /// - Returns: What ends the subscription when it is cancelled or deallocated.
    @inlinable
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
        receiveValue: @escaping ((Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(object: sink)
    }
}

extension Publisher where Failure == Never {
    /// Attaches a subscriber with closure-based behavior to a publisher that never fails.
    ///
    /// - Parameter receiveValue: Called with every value.
    /// - Returns: What ends the subscription when it is cancelled or deallocated.
    @inlinable
    public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
