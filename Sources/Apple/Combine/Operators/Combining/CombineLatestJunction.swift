/// What the junctions of `combineLatest` have in common whatever their number of upstreams.
@usableFromInline
class CombineLatestJunction<Downstream: Subscriber>: Junction<Downstream> {
    // Guarded by `lock`.
    private final var upstreams: Upstreams
    private final var unsent = Subscribers.Demand.none
    private final var isSubscribed = false

    @usableFromInline
    init(_ downstream: Downstream, count: Int) {
        upstreams = Upstreams(count: count)
        super.init(downstream)
    }

    @usableFromInline
    final func attach(_ subscription: any Subscription, at index: Int) {
        let isTaken = lock.whileLocked { !isOver && upstreams.attach(subscription, at: index) }
        if !isTaken { subscription.cancel() }
    }

    /// All upstreams have been subscribed to: what was requested before is passed on now.
    @usableFromInline
    final func subscribed() {
        lock.lock()
        isSubscribed = true
        let demand = exchange(&unsent, with: .none)
        let all = upstreams.all()
        lock.unlock()
        if demand > 0 { for upstream in all { upstream.request(demand) } }
    }

    @usableFromInline
    final override func requested(_ demand: Subscribers.Demand) {
        lock.lock()
        if !isSubscribed {
            unsent += demand
            return lock.unlock()
        }
        let all = upstreams.all()
        lock.unlock()
        for upstream in all { upstream.request(demand) }
    }

    /// Asks all upstreams for more except the one that is calling, which is told by the return value.
    @usableFromInline
    final func requestOthers(_ demand: Subscribers.Demand, but index: Int) -> Subscribers.Demand {
        for upstream in lock.whileLocked({ upstreams.all(but: index) }) { upstream.request(demand) }
        return demand
    }

    @usableFromInline
    final func failed(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        _ = upstreams.finish(index)
        completeAndUnlock(completion, dropQueue: true)
    }

    @usableFromInline
    final override func cancelUpstreams() {
        for upstream in lock.whileLocked({ upstreams.removeAll() }) { upstream.cancel() }
    }

    @usableFromInline
    final override var description: String { "CombineLatest" }

    /// An upstream has finished: all have if it was the last, or if it leaves nothing to combine. Called with the
    /// lock held; releases it.
    @usableFromInline
    final func finished(_ index: Int, isEmpty: Bool) {
        if upstreams.finish(index) || isEmpty {
            completeAndUnlock(.finished, dropQueue: false)
        } else {
            lock.unlock()
        }
    }
}

@usableFromInline
final class CombineLatestJunction2<A, B, Downstream: Subscriber>: CombineLatestJunction<Downstream>
where Downstream.Input == (A, B) {
    @usableFromInline @exclusivity(unchecked)
    final var a: A?

    @usableFromInline @exclusivity(unchecked)
    final var b: B?

    @usableFromInline
    init(_ downstream: Downstream) { super.init(downstream, count: 2) }

    @usableFromInline
    struct SideA: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: CombineLatestJunction2

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: CombineLatestJunction2) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 0) }

        @inlinable
        func receive(_ input: A) -> Subscribers.Demand {
            junction.lock.lock()
            // What is replaced is let go without the lock.
            let replaced = exchange(&junction.a, with: input)
            defer { withExtendedLifetime(replaced) {} }
            guard junction.demand.rawValue != 0, let b = junction.b else {
                junction.lock.unlock()
                return .none
            }
            let (_, more) = junction.emitAndUnlock((input, b), from: 0)
            return more.rawValue != 0 ? junction.requestOthers(more, but: 0) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(0, completion) }
            junction.lock.lock()
            junction.finished(0, isEmpty: junction.a == nil)
        }

        @usableFromInline
        var description: String { "CombineLatest" }
    }

    @usableFromInline
    struct SideB: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: CombineLatestJunction2

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: CombineLatestJunction2) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 1) }

        @inlinable
        func receive(_ input: B) -> Subscribers.Demand {
            junction.lock.lock()
            // What is replaced is let go without the lock.
            let replaced = exchange(&junction.b, with: input)
            defer { withExtendedLifetime(replaced) {} }
            guard junction.demand.rawValue != 0, let a = junction.a else {
                junction.lock.unlock()
                return .none
            }
            let (_, more) = junction.emitAndUnlock((a, input), from: 1)
            return more.rawValue != 0 ? junction.requestOthers(more, but: 1) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(1, completion) }
            junction.lock.lock()
            junction.finished(1, isEmpty: junction.b == nil)
        }

        @usableFromInline
        var description: String { "CombineLatest" }
    }
}

@usableFromInline
final class CombineLatestJunction3<A, B, C, Downstream: Subscriber>: CombineLatestJunction<Downstream>
where Downstream.Input == (A, B, C) {
    @usableFromInline @exclusivity(unchecked)
    final var a: A?

    @usableFromInline @exclusivity(unchecked)
    final var b: B?

    @usableFromInline @exclusivity(unchecked)
    final var c: C?

    @usableFromInline
    init(_ downstream: Downstream) { super.init(downstream, count: 3) }

    @usableFromInline
    struct SideA: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: CombineLatestJunction3

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: CombineLatestJunction3) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 0) }

        @inlinable
        func receive(_ input: A) -> Subscribers.Demand {
            junction.lock.lock()
            // What is replaced is let go without the lock.
            let replaced = exchange(&junction.a, with: input)
            defer { withExtendedLifetime(replaced) {} }
            guard junction.demand.rawValue != 0, let b = junction.b, let c = junction.c else {
                junction.lock.unlock()
                return .none
            }
            let (_, more) = junction.emitAndUnlock((input, b, c), from: 0)
            return more.rawValue != 0 ? junction.requestOthers(more, but: 0) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(0, completion) }
            junction.lock.lock()
            junction.finished(0, isEmpty: junction.a == nil)
        }

        @usableFromInline
        var description: String { "CombineLatest" }
    }

    @usableFromInline
    struct SideB: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: CombineLatestJunction3

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: CombineLatestJunction3) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 1) }

        @inlinable
        func receive(_ input: B) -> Subscribers.Demand {
            junction.lock.lock()
            // What is replaced is let go without the lock.
            let replaced = exchange(&junction.b, with: input)
            defer { withExtendedLifetime(replaced) {} }
            guard junction.demand.rawValue != 0, let a = junction.a, let c = junction.c else {
                junction.lock.unlock()
                return .none
            }
            let (_, more) = junction.emitAndUnlock((a, input, c), from: 1)
            return more.rawValue != 0 ? junction.requestOthers(more, but: 1) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(1, completion) }
            junction.lock.lock()
            junction.finished(1, isEmpty: junction.b == nil)
        }

        @usableFromInline
        var description: String { "CombineLatest" }
    }

    @usableFromInline
    struct SideC: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: CombineLatestJunction3

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: CombineLatestJunction3) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 2) }

        @inlinable
        func receive(_ input: C) -> Subscribers.Demand {
            junction.lock.lock()
            // What is replaced is let go without the lock.
            let replaced = exchange(&junction.c, with: input)
            defer { withExtendedLifetime(replaced) {} }
            guard junction.demand.rawValue != 0, let a = junction.a, let b = junction.b else {
                junction.lock.unlock()
                return .none
            }
            let (_, more) = junction.emitAndUnlock((a, b, input), from: 2)
            return more.rawValue != 0 ? junction.requestOthers(more, but: 2) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(2, completion) }
            junction.lock.lock()
            junction.finished(2, isEmpty: junction.c == nil)
        }

        @usableFromInline
        var description: String { "CombineLatest" }
    }
}

@usableFromInline
final class CombineLatestJunction4<A, B, C, D, Downstream: Subscriber>: CombineLatestJunction<Downstream>
where Downstream.Input == (A, B, C, D) {
    @usableFromInline @exclusivity(unchecked)
    final var a: A?

    @usableFromInline @exclusivity(unchecked)
    final var b: B?

    @usableFromInline @exclusivity(unchecked)
    final var c: C?

    @usableFromInline @exclusivity(unchecked)
    final var d: D?

    @usableFromInline
    init(_ downstream: Downstream) { super.init(downstream, count: 4) }

    @usableFromInline
    struct SideA: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: CombineLatestJunction4

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: CombineLatestJunction4) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 0) }

        @inlinable
        func receive(_ input: A) -> Subscribers.Demand {
            junction.lock.lock()
            // What is replaced is let go without the lock.
            let replaced = exchange(&junction.a, with: input)
            defer { withExtendedLifetime(replaced) {} }
            guard junction.demand.rawValue != 0, let b = junction.b, let c = junction.c, let d = junction.d else {
                junction.lock.unlock()
                return .none
            }
            let (_, more) = junction.emitAndUnlock((input, b, c, d), from: 0)
            return more.rawValue != 0 ? junction.requestOthers(more, but: 0) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(0, completion) }
            junction.lock.lock()
            junction.finished(0, isEmpty: junction.a == nil)
        }

        @usableFromInline
        var description: String { "CombineLatest" }
    }

    @usableFromInline
    struct SideB: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: CombineLatestJunction4

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: CombineLatestJunction4) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 1) }

        @inlinable
        func receive(_ input: B) -> Subscribers.Demand {
            junction.lock.lock()
            // What is replaced is let go without the lock.
            let replaced = exchange(&junction.b, with: input)
            defer { withExtendedLifetime(replaced) {} }
            guard junction.demand.rawValue != 0, let a = junction.a, let c = junction.c, let d = junction.d else {
                junction.lock.unlock()
                return .none
            }
            let (_, more) = junction.emitAndUnlock((a, input, c, d), from: 1)
            return more.rawValue != 0 ? junction.requestOthers(more, but: 1) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(1, completion) }
            junction.lock.lock()
            junction.finished(1, isEmpty: junction.b == nil)
        }

        @usableFromInline
        var description: String { "CombineLatest" }
    }

    @usableFromInline
    struct SideC: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: CombineLatestJunction4

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: CombineLatestJunction4) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 2) }

        @inlinable
        func receive(_ input: C) -> Subscribers.Demand {
            junction.lock.lock()
            // What is replaced is let go without the lock.
            let replaced = exchange(&junction.c, with: input)
            defer { withExtendedLifetime(replaced) {} }
            guard junction.demand.rawValue != 0, let a = junction.a, let b = junction.b, let d = junction.d else {
                junction.lock.unlock()
                return .none
            }
            let (_, more) = junction.emitAndUnlock((a, b, input, d), from: 2)
            return more.rawValue != 0 ? junction.requestOthers(more, but: 2) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(2, completion) }
            junction.lock.lock()
            junction.finished(2, isEmpty: junction.c == nil)
        }

        @usableFromInline
        var description: String { "CombineLatest" }
    }

    @usableFromInline
    struct SideD: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: CombineLatestJunction4

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: CombineLatestJunction4) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 3) }

        @inlinable
        func receive(_ input: D) -> Subscribers.Demand {
            junction.lock.lock()
            // What is replaced is let go without the lock.
            let replaced = exchange(&junction.d, with: input)
            defer { withExtendedLifetime(replaced) {} }
            guard junction.demand.rawValue != 0, let a = junction.a, let b = junction.b, let c = junction.c else {
                junction.lock.unlock()
                return .none
            }
            let (_, more) = junction.emitAndUnlock((a, b, c, input), from: 3)
            return more.rawValue != 0 ? junction.requestOthers(more, but: 3) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(3, completion) }
            junction.lock.lock()
            junction.finished(3, isEmpty: junction.d == nil)
        }

        @usableFromInline
        var description: String { "CombineLatest" }
    }
}
