import Combine

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
