/// The subscriptions that a subject was handed.
struct UpstreamSubscriptions {
    private var subscriptions: [any Subscription]?

    mutating func add(_ subscription: any Subscription) {
        subscriptions = (subscriptions ?? []) + [subscription]
    }

    func start() { subscriptions?.forEach { $0.request(.unlimited) } }

    func cancel() { subscriptions?.forEach { $0.cancel() } }
}
