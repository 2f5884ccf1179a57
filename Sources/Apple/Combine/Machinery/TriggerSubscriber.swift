/// An event of the other publisher.
enum Trigger<Failure: Error> {
    case output
    case completion(Subscribers.Completion<Failure>)
}

/// The subscriber that `prefix(untilOutputFrom:)` and `drop(untilOutputFrom:)` attach to the other publisher, of which
/// they want one value.
struct TriggerSubscriber<Input, Failure: Error>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let onTrigger: (Trigger<Failure>) -> Void
    let onSubscription: (any Subscription) -> Void

    init(_ onTrigger: @escaping (Trigger<Failure>) -> Void, onSubscription: @escaping (any Subscription) -> Void) {
        self.onTrigger = onTrigger
        self.onSubscription = onSubscription
    }

    func receive(subscription: any Subscription) { onSubscription(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        onTrigger(.output)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { onTrigger(.completion(completion)) }
}
