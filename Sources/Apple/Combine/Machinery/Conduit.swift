import Synchronization

/// A subscription to a subject, a member of the subject's list.
@usableFromInline
final class Conduit: SubscriptionObject, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
    /// The kind of value at a payload's address.
    @usableFromInline
    enum Signal {
        /// A value of the subject's output type.
        case value
        /// A completion of the subject's failure type.
        case completion
        /// An `Any?` to be set to the subscriber.
        case reflection
    }

    /// How many more values are wanted: `Int.max` without limit. The sign bit says that it was cancelled or finished.
    @usableFromInline
    let wanted = Atomic<Int>(0)

    /// The neighbours in the list, guarded by the subject's lock; the list retains its members.
    @usableFromInline @exclusivity(unchecked)
    var next: Unmanaged<Conduit>?

    @usableFromInline @exclusivity(unchecked)
    var previous: Unmanaged<Conduit>?

    @usableFromInline
    let subject: _SubjectCore

    /// Whether the subject's present value has not been delivered. The delivering thread's.
    @usableFromInline @exclusivity(unchecked)
    var isBehind = true

    /// Whether the conduit is in the list. Guarded by the subject's lock.
    @usableFromInline @exclusivity(unchecked)
    var isLinked = false

    /// 0: the subscriber is being handed its subscription; 1: it has it; 2: a completion has overtaken that.
    @usableFromInline
    let stage = Atomic<UInt8>(0)

    /// Calls the subscriber. Replaced after the conduit has left the list; called by the delivering thread.
    ///
    /// The last property: Swift 6.3's optimiser fails over the end of an object of which the last is atomic.
    @usableFromInline @exclusivity(unchecked)
    var step: (Signal, UnsafeRawPointer) -> Subscribers.Demand

    @usableFromInline
    init(_ subject: _SubjectCore, _ step: @escaping (Signal, UnsafeRawPointer) -> Subscribers.Demand) {
        self.subject = subject
        self.step = step
    }

    @inlinable @inline(__always)
    func take(_ signal: Signal, _ payload: UnsafeRawPointer) {
        if case .value = signal {
            offer(payload)
        } else if end(), mayComplete() {
            _ = step(signal, payload)
        }
    }

    /// Lets no value pass any more; `false` if none did before either.
    @usableFromInline
    func end() -> Bool { wanted.bitwiseOr(.min, ordering: .relaxed).oldValue >= 0 }

    /// Whether the subscriber has its subscription; otherwise it is told of the completion by whoever hands it that.
    @usableFromInline
    func mayComplete() -> Bool {
        !stage.compareExchange(expected: 0, desired: 2, ordering: .acquiringAndReleasing).exchanged
    }

    /// The subscriber has its subscription. `false` if it is to be told of a completion now.
    @inlinable @inline(__always)
    func begin() -> Bool {
        stage.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
    }

    @inlinable @inline(__always)
    func offer(_ value: UnsafeRawPointer) {
        guard useOne() else {
            isBehind = true
            return
        }
        isBehind = false
        let more = step(.value, value)
        if more.rawValue != 0 { add(more) }
    }

    /// Uses one of the values wanted, and says whether there was one.
    @inlinable @inline(__always)
    func useOne() -> Bool {
        let old = wanted.load(ordering: .relaxed)
        return old == .max || old > 0 && useOneOfMany()
    }

    @usableFromInline
    func useOneOfMany() -> Bool {
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
    func add(_ demand: Subscribers.Demand) {
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

    @usableFromInline
    var isOver: Bool { wanted.load(ordering: .relaxed) < 0 }

    /// Forgets the subscriber. Called when no delivery can reach it any more.
    @usableFromInline
    func releaseSubscriber() {
        // Not by `exchange`: a generic function would wrap both closures in others.
        let released = step
        step = { _, _ in .none }
        withExtendedLifetime(released) {}
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        if demand.rawValue == 0, !subject.allowsEmptyRequests { Subscribers.Demand.rejectNone() }
        add(demand)
        subject.catchUp(self)
    }

    @usableFromInline
    override func cancel() {
        guard end() else { return }
        subject.remove(self)
        subject.cancelled()
    }

    @usableFromInline
    var description: String { subject.subscriptionName }

    @usableFromInline
    var customMirror: Mirror {
        let wanted = self.wanted.load(ordering: .relaxed)
        let count = wanted & .max
        let demand: Subscribers.Demand = count == .max ? .unlimited : .max(count)
        var subscriber: Any?
        let parent: Any? = wanted < 0 ? nil : subject
        if wanted >= 0 { withUnsafeMutablePointer(to: &subscriber) { _ = step(.reflection, UnsafeRawPointer($0)) } }
        return Mirror(self, children: subject.mirrorChildren(parent, subscriber, demand))
    }

    @usableFromInline
    var playgroundDescription: Any { description }
}
