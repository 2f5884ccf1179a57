extension Subscribers {
    /// The subscriber of `sink`: it wants all values and calls closures.
    ///
    /// Its closures are released when it is cancelled and when the publisher has completed, after the call that is in
    /// progress, if any.
    public final class Sink<Input, Failure: Error>: _SinkCore, Subscriber, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        // Nil once they are released, which is when the gate is closed and nobody calls them any more.
        @usableFromInline @exclusivity(unchecked)
        var valueHandler: ((Input) -> Void)?

        @usableFromInline @exclusivity(unchecked)
        var completionHandler: ((Subscribers.Completion<Failure>) -> Void)?

        /// Called with each value; does nothing after the end.
        public var receiveValue: (Input) -> Void {
            let handler = gate.enter() ? valueHandler : nil
            if gate.leave() { releaseClosures() }
            if let handler { return handler }
            return { _ in }
        }

        /// Called with the completion; does nothing after the end.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            let handler = gate.enter() ? completionHandler : nil
            if gate.leave() { releaseClosures() }
            if let handler { return handler }
            return { _ in }
        }

        /// Creates a subscriber of two closures.
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
            // Never nil while the gate is open. Binding it instead costs each value five instructions more.
            if gate.enter() { valueHandler!(value) }
            if gate.leave() { releaseClosures() }
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let isOpen = gate.enter()
            _ = terminate()
            _ = gate.close()
            if isOpen { completionHandler?(completion) }
            if gate.leave() { releaseClosures() }
        }

        @usableFromInline
        override func releaseClosures() {
            // Their captures may be deinitialised by this, and come back to a sink that is closed.
            valueHandler = nil
            completionHandler = nil
        }

        public var description: String { "Sink" }
        public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
        public var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Calls closures with every value and with the completion.
    ///
    /// All values are requested at once. The closures run on the thread on which the value arrives.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called at the end; not after cancelling.
    ///   - receiveValue: Called with every value.
    /// - Returns: A cancellable that ends the subscription when it is cancelled or released.
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
    /// Calls a closure with every value of a publisher that cannot fail.
    ///
    /// All values are requested at once. The closure runs on the thread on which the value arrives.
    ///
    /// - Parameter receiveValue: Called with every value.
    /// - Returns: A cancellable that ends the subscription when it is cancelled or released.
    @inlinable
    public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
