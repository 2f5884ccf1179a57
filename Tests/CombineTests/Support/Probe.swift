import Combine

/// A publisher driven by the test, which also writes down what is asked of it.
final class Probe<Output, Failure: Error>: Publisher {
    final class ProbeSubscription: Subscription, CustomStringConvertible {
        var log: [String] = []
        var onRequest: ((Subscribers.Demand) -> Void)?
        var onCancel: (() -> Void)?
        func request(_ demand: Subscribers.Demand) {
            log.append("request \(demand)")
            onRequest?(demand)
        }
        func cancel() {
            log.append("cancel")
            onCancel?()
        }
        var description: String { "Probe" }
    }

    let subscription = ProbeSubscription()
    private(set) var subscriber: AnySubscriber<Output, Failure>?

    var log: [String] { subscription.log }

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: subscription)
    }

    @discardableResult
    func send(_ value: Output) -> Subscribers.Demand { subscriber!.receive(value) }

    func send(completion: Subscribers.Completion<Failure>) { subscriber!.receive(completion: completion) }
}
