extension Subscribers {
    /// The subscriber of `sink`: it wants all values and calls closures.
    ///
    /// Its closures are released when it is cancelled and when the publisher has completed, after the call that is in
    /// progress, if any.
    public final class Sink<Input, Failure: Error>: _SinkCore, Subscriber, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        /// Called with each value; does nothing after the end.
        public var receiveValue: (Input) -> Void {
            let handler = gate.enter() ? onValue.typed(Input.self) : { _ in }
            if gate.leave() { releaseClosures() }
            return handler
        }

        /// Called with the completion; does nothing after the end.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            let handler = gate.enter() ? onCompletion.typed(Subscribers.Completion<Failure>.self) : { _ in }
            if gate.leave() { releaseClosures() }
            return handler
        }

        /// Creates a subscriber of two closures.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            super.init(ErasedClosure(receiveValue), ErasedClosure(receiveCompletion))
        }

        public func receive(subscription: any Subscription) {
            begin(SubscriptionObject.wrapping(subscription))
        }

        @inlinable
        public func receive(_ value: Input) -> Subscribers.Demand {
            if gate.enter() { onValue.call(value) }
            if gate.leave() { releaseClosures() }
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let isOpen = gate.enter()
            _ = terminate()
            _ = gate.close()
            if isOpen { onCompletion.call(completion) }
            if gate.leave() { releaseClosures() }
        }

        public var description: String { "Sink" }
        public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
        /// Shown in playgrounds; the same as ``description``.
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
