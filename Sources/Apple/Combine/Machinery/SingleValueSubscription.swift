/// The subscription that delivers one value, and the completion with it, at the first request.
final class SingleValueSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let lock = Lock()
    private let value: Downstream.Input
    private var downstream: Downstream?
    private let name: StaticString

    init(_ value: Downstream.Input, _ downstream: Downstream, _ name: StaticString) {
        self.value = value
        self.downstream = downstream
        self.name = name
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        guard let downstream = takeDownstream() else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() { withExtendedLifetime(takeDownstream()) {} }

    private func takeDownstream() -> Downstream? {
        lock.whileLocked { exchange(&downstream, with: nil) }
    }

    var description: String { name.description }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }
    var playgroundDescription: Any { description }
}
