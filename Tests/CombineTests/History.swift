import Combine

/// What a subscriber was told, in order, written as the tests compare it.
enum Event<Value: Equatable, Failure: Error & Equatable>: Equatable, CustomStringConvertible {
    case subscription(String)
    case value(Value)
    case finished
    case failure(Failure)

    var description: String {
        switch self {
        case .subscription(let name): "subscription(\(name))"
        case .value(let value): "\(value)"
        case .finished: "|"
        case .failure(let error): "X(\(error))"
        }
    }
}

enum TestError: Error, Equatable, Sendable {
    case oops
    case other
}

/// A subscriber that writes down what it is told.
final class Recorder<Input: Equatable, Failure: Error & Equatable>: Subscriber, Cancellable {
    private(set) var events: [Event<Input, Failure>] = []
    private(set) var subscription: (any Subscription)?
    private let initialDemand: Subscribers.Demand?
    private let onValue: (Input) -> Subscribers.Demand
    private let onDeinit: () -> Void
    var onReceive: ((Input) -> Void)?
    var onCompletion: (() -> Void)?

    init(
        _ initialDemand: Subscribers.Demand? = .unlimited,
        onDeinit: @escaping () -> Void = {},
        onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
    ) {
        self.initialDemand = initialDemand
        self.onValue = onValue
        self.onDeinit = onDeinit
    }

    deinit { onDeinit() }

    func receive(subscription: any Subscription) {
        events.append(.subscription("\(subscription)"))
        self.subscription = subscription
        if let initialDemand { subscription.request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append(.value(input))
        onReceive?(input)
        return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: events.append(.finished)
        case .failure(let error): events.append(.failure(error))
        }
        onCompletion?()
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }

    /// The values alone.
    var values: [Input] {
        events.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    /// All but the subscription, as `1 2 |`.
    var history: String {
        events.filter { if case .subscription = $0 { false } else { true } }
            .map(\.description).joined(separator: " ")
    }

    /// The name of the subscription.
    var subscriptionName: String? {
        for case .subscription(let name) in events { return name }
        return nil
    }
}

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
