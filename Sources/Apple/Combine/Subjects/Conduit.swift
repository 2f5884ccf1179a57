import Synchronization

/// A subscription to a subject: what the subject's list consists of.
@usableFromInline
class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    /// How many more values are wanted: `Int.max` without limit, negative when cancelled or finished.
    @usableFromInline
    final let wanted = Atomic<Int>(0)

    /// The neighbours in the list, guarded by the subject's lock; the list retains its members.
    @usableFromInline
    final var next: Unmanaged<Conduit<Output, Failure>>?

    @usableFromInline
    final var previous: Unmanaged<Conduit<Output, Failure>>?

    @usableFromInline
    final var isLinked = false

    @usableFromInline
    final let subject: _SubjectCore<Output, Failure>

    /// Whether the subject's present value has not been delivered. The delivering thread's.
    @usableFromInline
    final var isBehind = true

    @usableFromInline
    init(_ subject: _SubjectCore<Output, Failure>) { self.subject = subject }

    @usableFromInline
    func offer(_ value: Output) {}

    @usableFromInline
    func finish(_ completion: Subscribers.Completion<Failure>) {}

    /// Forgets the subscriber. Called when no delivery can reach it any more.
    @usableFromInline
    func releaseSubscriber() {}

    var subscriber: Any? { nil }

    @usableFromInline
    final var isOver: Bool { wanted.load(ordering: .relaxed) < 0 }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        add(demand)
        subject.catchUp(self)
    }

    @usableFromInline
    func cancel() {
        if wanted.exchange(-1, ordering: .relaxed) >= 0 { subject.detach(self) }
    }

    @usableFromInline
    final func add(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let more = demand.max ?? .max
        var old = wanted.load(ordering: .relaxed)
        while old >= 0 {
            let (sum, overflow) = old.addingReportingOverflow(more)
            let (exchanged, original) = wanted.weakCompareExchange(
                expected: old, desired: overflow ? .max : sum, ordering: .relaxed)
            if exchanged { return }
            old = original
        }
    }

    /// Uses one of the values wanted, and says whether there was one.
    @inlinable @inline(__always)
    final func take() -> Bool {
        let old = wanted.load(ordering: .relaxed)
        if old == .max { return true }
        return old > 0 && takeOne()
    }

    @usableFromInline
    final func takeOne() -> Bool {
        var old = wanted.load(ordering: .relaxed)
        while old > 0, old < .max {
            let (exchanged, original) = wanted.weakCompareExchange(
                expected: old, desired: old - 1, ordering: .relaxed)
            if exchanged { return true }
            old = original
        }
        return old > 0
    }

    @usableFromInline
    var description: String { subject.subscriptionName }

    @usableFromInline
    var customMirror: Mirror {
        let wanted = self.wanted.load(ordering: .relaxed)
        let demand: Subscribers.Demand = wanted == .max ? .unlimited : .max(max(wanted, 0))
        return Mirror(
            self,
            children: [
                "parent": (isOver ? nil : subject) as Any,
                "downstream": (isOver ? nil : subscriber) as Any,
                "demand": demand,
                "subject": (isOver ? nil : subject) as Any,
            ])
    }

    @usableFromInline
    var playgroundDescription: Any { description }
}

@usableFromInline
final class SubjectConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
    /// Written before the conduit is in the list and after it has left it; read by the delivering thread.
    @usableFromInline
    var downstream: Downstream?

    @usableFromInline
    init(_ subject: _SubjectCore<Downstream.Input, Downstream.Failure>, _ downstream: Downstream) {
        self.downstream = downstream
        super.init(subject)
    }

    @inlinable
    override func offer(_ value: Downstream.Input) {
        guard take() else {
            isBehind = true
            return
        }
        isBehind = false
        let more = downstream.unsafelyUnwrapped.receive(value)
        if more > 0 { add(more) }
    }

    @inlinable
    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if wanted.exchange(-1, ordering: .relaxed) >= 0 {
            downstream.unsafelyUnwrapped.receive(completion: completion)
        }
    }

    @inlinable
    override func releaseSubscriber() { downstream = nil }

    override var subscriber: Any? { downstream }
}
