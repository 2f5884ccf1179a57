extension Subscribers {
    /// A simple subscriber that requests an unlimited number of values upon subscription.
    ///
    /// Its closures are released when it is cancelled and when the publisher has completed, after the call that is
    /// in progress, if any.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        private enum Status {
            case awaitingSubscription
            case subscribed(any Subscription)
            case terminal
        }

        @usableFromInline
        let gate = Gate()

        private let lock = Lock()

        @usableFromInline
        var valueHandler: ((Input) -> Void)?

        private var completionHandler: ((Subscribers.Completion<Failure>) -> Void)?

        private var status = Status.awaitingSubscription

        /// The closure to execute on receipt of a value.
        public var receiveValue: (Input) -> Void {
            let isOpen = gate.enter()
            let handler = isOpen ? valueHandler : nil
            if gate.leave() { releaseClosures() }
            return handler ?? { _ in }
        }

        /// The closure to execute on completion.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            let isOpen = gate.enter()
            let handler = isOpen ? completionHandler : nil
            if gate.leave() { releaseClosures() }
            return handler ?? { _ in }
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
            lock.lock()
            guard case .awaitingSubscription = status else {
                lock.unlock()
                subscription.cancel()
                return
            }
            status = .subscribed(subscription)
            lock.unlock()
            subscription.request(.unlimited)
        }

        @inlinable
        public func receive(_ value: Input) -> Subscribers.Demand {
            if gate.enter() { valueHandler.unsafelyUnwrapped(value) }
            if gate.leave() { releaseClosures() }
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let isOpen = gate.enter()
            let handler = isOpen ? completionHandler : nil
            _ = terminate()
            _ = gate.close()
            handler?(completion)
            if gate.leave() { releaseClosures() }
        }

        public func cancel() {
            let subscription = terminate()
            if gate.close() { releaseClosures() }
            subscription?.cancel()
        }

        private func terminate() -> (any Subscription)? {
            switch lock.whileLocked({ exchange(&status, with: .terminal) }) {
            case .subscribed(let subscription): subscription
            case .awaitingSubscription, .terminal: nil
            }
        }

        @usableFromInline
        func releaseClosures() {
            // Their captures may be deinitialised by this, and come back to a sink that is closed.
            let closures = (valueHandler, completionHandler)
            valueHandler = nil
            completionHandler = nil
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
