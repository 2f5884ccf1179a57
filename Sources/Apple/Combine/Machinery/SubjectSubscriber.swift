/// The subscriber that sends all it receives to a subject.
///
/// The subject keeps it, as one of its upstreams, and is not kept by it.
final class SubjectSubscriber<S: Subject>: SubscriptionObject, Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let lock = Lock()

    // Guarded by `lock`.
    private weak var subject: S?
    private var upstream: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    /// A second subscription is left alone.
    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, let subject else { return lock.unlock() }
        upstream = subscription
        lock.unlock()
        subject.send(subscription: self)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.whileLocked { upstream == nil ? nil : subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        guard let subject = lock.whileLocked({ upstream == nil ? nil : subject }) else { return }
        subject.send(completion: completion)
        lock.lock()
        let ended = exchange(&upstream, with: nil)
        self.subject = nil
        lock.unlock()
        withExtendedLifetime(ended) {}
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.whileLocked { upstream }?.request(demand)
    }

    override func cancel() {
        lock.lock()
        guard let upstream else { return lock.unlock() }
        let subject = self.subject
        self.upstream = nil
        self.subject = nil
        lock.unlock()
        upstream.cancel()
        withExtendedLifetime(subject) {}
    }

    var description: String { "Subject" }

    var customMirror: Mirror {
        let (subject, upstream) = lock.whileLocked { (self.subject, self.upstream) }
        return Mirror(
            self,
            children: [
                "downstreamSubject": subject as Any, "upstreamSubscription": upstream as Any, "subject": subject as Any,
            ])
    }

    var playgroundDescription: Any { description }
}
