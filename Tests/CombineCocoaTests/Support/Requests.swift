import Combine

/// A subscriber that asks for what the test says.
final class Requests<Input>: Subscriber {
    typealias Failure = Never

    private(set) var values: [Input] = []
    private(set) var isFinished = false
    private(set) var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { isFinished = true }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }

    /// Releases the values received.
    func forget() { values = [] }
}
