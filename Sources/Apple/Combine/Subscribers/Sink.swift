extension Subscribers {
    /// A simple subscriber that requests an unlimited number of values upon subscription.
    ///
    /// Its closures are released when it is cancelled and when the publisher has completed, after the call that is
    /// in progress, if any.
    public final class Sink<Input, Failure: Error>: _SinkCore, Subscriber, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        // Replaced by closures that do nothing, rather than optional: a closure in an optional needs another one
        // around it.
        @usableFromInline @exclusivity(unchecked)
        var valueHandler: (Input) -> Void

        @usableFromInline @exclusivity(unchecked)
        var completionHandler: (Subscribers.Completion<Failure>) -> Void

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
            super.init()
        }

        public func receive(subscription: any Subscription) {
            begin(SubscriptionObject.wrapping(subscription))
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

        @usableFromInline
        override func releaseClosures() {
            // Their captures may be deinitialised by this, and come back to a sink that is closed.
            valueHandler = { _ in }
            completionHandler = { _ in }
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
        receive(subscriber: sink)
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
