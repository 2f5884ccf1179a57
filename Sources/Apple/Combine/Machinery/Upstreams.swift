/// The subscriptions to the upstreams of a junction, each in its place. To be guarded by the junction's lock.
@usableFromInline
struct Upstreams {
    private var subscriptions: [(any Subscription)?]
    private var remaining: Int

    @usableFromInline
    init(count: Int) {
        subscriptions = Array(repeating: nil, count: count)
        remaining = count
    }

    /// Takes the subscription to an upstream; `false` if there is one.
    @usableFromInline
    mutating func attach(_ subscription: any Subscription, at index: Int) -> Bool {
        guard subscriptions[index] == nil else { return false }
        subscriptions[index] = subscription
        return true
    }

    /// Notes that an upstream has finished; `true` if it was the last one.
    @usableFromInline
    mutating func finish(_ index: Int) -> Bool {
        subscriptions[index] = nil
        remaining -= 1
        return remaining == 0
    }

    @usableFromInline
    subscript(index: Int) -> (any Subscription)? { subscriptions[index] }

    /// All but the one that is being dealt with.
    @usableFromInline
    func all(but index: Int? = nil) -> [any Subscription] {
        subscriptions.indices.compactMap { $0 == index ? nil : subscriptions[$0] }
    }

    @usableFromInline
    mutating func removeAll() -> [any Subscription] {
        let all = all()
        for index in subscriptions.indices { subscriptions[index] = nil }
        return all
    }
}
