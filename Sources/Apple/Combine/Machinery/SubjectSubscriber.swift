/// The subscriber that sends all it receives to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let lock = Lock()
    private var subject: S?
    private var upstream: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, let subject else {
            lock.unlock()
            subscription.cancel()
            return
        }
        upstream = subscription
        lock.unlock()
        subject.send(subscription: self)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.whileLocked { upstream == nil ? nil : subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        let (subject, upstream) = lock.whileLocked { () -> (S?, (any Subscription)?) in
            defer {
                self.subject = nil
                self.upstream = nil
            }
            return (self.subject, self.upstream)
        }
        if upstream != nil { subject?.send(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.whileLocked { upstream }?.request(demand)
    }

    func cancel() {
        let (subject, upstream) = lock.whileLocked { () -> (S?, (any Subscription)?) in
            defer {
                self.subject = nil
                self.upstream = nil
            }
            return (self.subject, self.upstream)
        }
        upstream?.cancel()
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
