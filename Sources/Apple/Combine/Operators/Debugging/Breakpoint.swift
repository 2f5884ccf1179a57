import Foundation

extension Publishers {
    /// The publisher of `breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)`.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are watched.
        public let upstream: Upstream

        /// Whether to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// Whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?

        /// Whether to stop at a completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// Creates the publisher that `breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)` returns.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                BreakpointSubscriber(
                    downstream: subscriber, onSubscription: receiveSubscription, onOutput: receiveOutput,
                    onCompletion: receiveCompletion))
        }
    }
}

/// Asks on the way. It hands the upstream's subscription to the downstream as it is.
private struct BreakpointSubscriber<Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    // The closures alone: the publisher would keep its upstream.
    let downstream: Downstream
    let onSubscription: ((any Subscription) -> Bool)?
    let onOutput: ((Downstream.Input) -> Bool)?
    let onCompletion: ((Subscribers.Completion<Downstream.Failure>) -> Bool)?
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) {
        stop(if: onSubscription?(subscription))
        downstream.receive(subscription: subscription)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        stop(if: onOutput?(input))
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        stop(if: onCompletion?(completion))
        downstream.receive(completion: completion)
    }

    private func stop(if wanted: Bool?) { if wanted == true { raise(SIGTRAP) } }

    var description: String { "Breakpoint" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    var playgroundDescription: Any { description }
}

extension Publisher {
    /// Stops in the debugger when a closure returns `true`, before the event goes on.
    ///
    /// It raises `SIGTRAP`, which ends the program if no debugger is attached. Everything passes unchanged.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Asked when the upstream has been subscribed to.
    ///   - receiveOutput: Asked with each value.
    ///   - receiveCompletion: Asked with the completion.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger when the upstream fails, before the subscriber is told.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(
            receiveCompletion: {
                if case .failure = $0 { true } else { false }
            })
    }
}
