/// What the junctions of `zip` have in common whatever their number of upstreams.
@usableFromInline
class ZipJunction<Downstream: Subscriber>: Junction<Downstream> {
    // Guarded by `lock`.
    private final var upstreams: Upstreams
    @usableFromInline @exclusivity(unchecked)
    final var finishedSides: UInt8 = 0
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
    final override var description: String { "Zip" }

    /// Whether there may be another row. Called with the lock held.
    @usableFromInline
    func canMakeRow(_ isFinished: (Int) -> Bool) -> Bool { true }

    /// An upstream has finished: the stream has too unless what it left can be used. Called with the lock held;
    /// releases it.
    @usableFromInline
    final func finished(_ index: Int, isEmpty: Bool) {
        let isLast = upstreams.finish(index)
        finishedSides |= 1 << UInt8(index)
        if isLast || isEmpty {
            completeAndUnlock(.finished, dropQueue: false)
        } else {
            lock.unlock()
        }
    }

    /// Ends the stream if the last row that can be made has been.
    @inlinable @inline(__always)
    final func checkEnd() {
        if hasFinishedSides { endIfNoRow() }
    }

    @inlinable @inline(__always)
    final var hasFinishedSides: Bool { lock.whileLocked { finishedSides != 0 } }

    @usableFromInline
    final func endIfNoRow() {
        lock.lock()
        let sides = finishedSides
        if canMakeRow({ sides & (1 << UInt8($0)) != 0 }) {
            lock.unlock()
        } else {
            completeAndUnlock(.finished, dropQueue: false)
        }
    }
}

@usableFromInline
final class ZipJunction2<A, B, Downstream: Subscriber>: ZipJunction<Downstream>
where Downstream.Input == (A, B) {
    @usableFromInline @exclusivity(unchecked)
    final var a = Fifo<A>()

    @usableFromInline @exclusivity(unchecked)
    final var b = Fifo<B>()

    @usableFromInline
    init(_ downstream: Downstream) { super.init(downstream, count: 2) }

    @inlinable
    override func canMakeRow(_ isFinished: (Int) -> Bool) -> Bool {
        !(a.isEmpty && isFinished(0)) && !(b.isEmpty && isFinished(1))
    }

    @usableFromInline
    struct SideA: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: ZipJunction2

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: ZipJunction2) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 0) }

        @inlinable
        func receive(_ input: A) -> Subscribers.Demand {
            junction.lock.lock()
            junction.a.append(input)
            guard !junction.b.isEmpty else {
                junction.lock.unlock()
                return .none
            }
            let row = (junction.a.popFirst()!, junction.b.popFirst()!)
            let (_, more) = junction.emitAndUnlock(row, from: 0)
            junction.checkEnd()
            return more.rawValue != 0 ? junction.requestOthers(more, but: 0) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(0, completion) }
            junction.lock.lock()
            junction.finished(0, isEmpty: junction.a.isEmpty)
        }

        @usableFromInline
        var description: String { "Zip" }
    }

    @usableFromInline
    struct SideB: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: ZipJunction2

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: ZipJunction2) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 1) }

        @inlinable
        func receive(_ input: B) -> Subscribers.Demand {
            junction.lock.lock()
            junction.b.append(input)
            guard !junction.a.isEmpty else {
                junction.lock.unlock()
                return .none
            }
            let row = (junction.a.popFirst()!, junction.b.popFirst()!)
            let (_, more) = junction.emitAndUnlock(row, from: 1)
            junction.checkEnd()
            return more.rawValue != 0 ? junction.requestOthers(more, but: 1) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(1, completion) }
            junction.lock.lock()
            junction.finished(1, isEmpty: junction.b.isEmpty)
        }

        @usableFromInline
        var description: String { "Zip" }
    }
}

@usableFromInline
final class ZipJunction3<A, B, C, Downstream: Subscriber>: ZipJunction<Downstream>
where Downstream.Input == (A, B, C) {
    @usableFromInline @exclusivity(unchecked)
    final var a = Fifo<A>()

    @usableFromInline @exclusivity(unchecked)
    final var b = Fifo<B>()

    @usableFromInline @exclusivity(unchecked)
    final var c = Fifo<C>()

    @usableFromInline
    init(_ downstream: Downstream) { super.init(downstream, count: 3) }

    @inlinable
    override func canMakeRow(_ isFinished: (Int) -> Bool) -> Bool {
        !(a.isEmpty && isFinished(0)) && !(b.isEmpty && isFinished(1)) && !(c.isEmpty && isFinished(2))
    }

    @usableFromInline
    struct SideA: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: ZipJunction3

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: ZipJunction3) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 0) }

        @inlinable
        func receive(_ input: A) -> Subscribers.Demand {
            junction.lock.lock()
            junction.a.append(input)
            guard !junction.b.isEmpty, !junction.c.isEmpty else {
                junction.lock.unlock()
                return .none
            }
            let row = (junction.a.popFirst()!, junction.b.popFirst()!, junction.c.popFirst()!)
            let (_, more) = junction.emitAndUnlock(row, from: 0)
            junction.checkEnd()
            return more.rawValue != 0 ? junction.requestOthers(more, but: 0) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(0, completion) }
            junction.lock.lock()
            junction.finished(0, isEmpty: junction.a.isEmpty)
        }

        @usableFromInline
        var description: String { "Zip" }
    }

    @usableFromInline
    struct SideB: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: ZipJunction3

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: ZipJunction3) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 1) }

        @inlinable
        func receive(_ input: B) -> Subscribers.Demand {
            junction.lock.lock()
            junction.b.append(input)
            guard !junction.a.isEmpty, !junction.c.isEmpty else {
                junction.lock.unlock()
                return .none
            }
            let row = (junction.a.popFirst()!, junction.b.popFirst()!, junction.c.popFirst()!)
            let (_, more) = junction.emitAndUnlock(row, from: 1)
            junction.checkEnd()
            return more.rawValue != 0 ? junction.requestOthers(more, but: 1) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(1, completion) }
            junction.lock.lock()
            junction.finished(1, isEmpty: junction.b.isEmpty)
        }

        @usableFromInline
        var description: String { "Zip" }
    }

    @usableFromInline
    struct SideC: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: ZipJunction3

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: ZipJunction3) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 2) }

        @inlinable
        func receive(_ input: C) -> Subscribers.Demand {
            junction.lock.lock()
            junction.c.append(input)
            guard !junction.a.isEmpty, !junction.b.isEmpty else {
                junction.lock.unlock()
                return .none
            }
            let row = (junction.a.popFirst()!, junction.b.popFirst()!, junction.c.popFirst()!)
            let (_, more) = junction.emitAndUnlock(row, from: 2)
            junction.checkEnd()
            return more.rawValue != 0 ? junction.requestOthers(more, but: 2) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(2, completion) }
            junction.lock.lock()
            junction.finished(2, isEmpty: junction.c.isEmpty)
        }

        @usableFromInline
        var description: String { "Zip" }
    }
}

@usableFromInline
final class ZipJunction4<A, B, C, D, Downstream: Subscriber>: ZipJunction<Downstream>
where Downstream.Input == (A, B, C, D) {
    @usableFromInline @exclusivity(unchecked)
    final var a = Fifo<A>()

    @usableFromInline @exclusivity(unchecked)
    final var b = Fifo<B>()

    @usableFromInline @exclusivity(unchecked)
    final var c = Fifo<C>()

    @usableFromInline @exclusivity(unchecked)
    final var d = Fifo<D>()

    @usableFromInline
    init(_ downstream: Downstream) { super.init(downstream, count: 4) }

    @inlinable
    override func canMakeRow(_ isFinished: (Int) -> Bool) -> Bool {
        !(a.isEmpty && isFinished(0)) && !(b.isEmpty && isFinished(1)) && !(c.isEmpty && isFinished(2))
            && !(d.isEmpty && isFinished(3))
    }

    @usableFromInline
    struct SideA: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: ZipJunction4

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: ZipJunction4) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 0) }

        @inlinable
        func receive(_ input: A) -> Subscribers.Demand {
            junction.lock.lock()
            junction.a.append(input)
            guard !junction.b.isEmpty, !junction.c.isEmpty, !junction.d.isEmpty else {
                junction.lock.unlock()
                return .none
            }
            let row = (junction.a.popFirst()!, junction.b.popFirst()!, junction.c.popFirst()!, junction.d.popFirst()!)
            let (_, more) = junction.emitAndUnlock(row, from: 0)
            junction.checkEnd()
            return more.rawValue != 0 ? junction.requestOthers(more, but: 0) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(0, completion) }
            junction.lock.lock()
            junction.finished(0, isEmpty: junction.a.isEmpty)
        }

        @usableFromInline
        var description: String { "Zip" }
    }

    @usableFromInline
    struct SideB: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: ZipJunction4

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: ZipJunction4) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 1) }

        @inlinable
        func receive(_ input: B) -> Subscribers.Demand {
            junction.lock.lock()
            junction.b.append(input)
            guard !junction.a.isEmpty, !junction.c.isEmpty, !junction.d.isEmpty else {
                junction.lock.unlock()
                return .none
            }
            let row = (junction.a.popFirst()!, junction.b.popFirst()!, junction.c.popFirst()!, junction.d.popFirst()!)
            let (_, more) = junction.emitAndUnlock(row, from: 1)
            junction.checkEnd()
            return more.rawValue != 0 ? junction.requestOthers(more, but: 1) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(1, completion) }
            junction.lock.lock()
            junction.finished(1, isEmpty: junction.b.isEmpty)
        }

        @usableFromInline
        var description: String { "Zip" }
    }

    @usableFromInline
    struct SideC: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: ZipJunction4

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: ZipJunction4) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 2) }

        @inlinable
        func receive(_ input: C) -> Subscribers.Demand {
            junction.lock.lock()
            junction.c.append(input)
            guard !junction.a.isEmpty, !junction.b.isEmpty, !junction.d.isEmpty else {
                junction.lock.unlock()
                return .none
            }
            let row = (junction.a.popFirst()!, junction.b.popFirst()!, junction.c.popFirst()!, junction.d.popFirst()!)
            let (_, more) = junction.emitAndUnlock(row, from: 2)
            junction.checkEnd()
            return more.rawValue != 0 ? junction.requestOthers(more, but: 2) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(2, completion) }
            junction.lock.lock()
            junction.finished(2, isEmpty: junction.c.isEmpty)
        }

        @usableFromInline
        var description: String { "Zip" }
    }

    @usableFromInline
    struct SideD: Subscriber, JunctionSide {
        @usableFromInline
        typealias Failure = Downstream.Failure

        @usableFromInline
        let junction: ZipJunction4

        @usableFromInline
        let combineIdentifier = CombineIdentifier()

        @inlinable
        init(_ junction: ZipJunction4) { self.junction = junction }

        @inlinable
        func receive(subscription: any Subscription) { junction.attach(subscription, at: 3) }

        @inlinable
        func receive(_ input: D) -> Subscribers.Demand {
            junction.lock.lock()
            junction.d.append(input)
            guard !junction.a.isEmpty, !junction.b.isEmpty, !junction.c.isEmpty else {
                junction.lock.unlock()
                return .none
            }
            let row = (junction.a.popFirst()!, junction.b.popFirst()!, junction.c.popFirst()!, junction.d.popFirst()!)
            let (_, more) = junction.emitAndUnlock(row, from: 3)
            junction.checkEnd()
            return more.rawValue != 0 ? junction.requestOthers(more, but: 3) : .none
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return junction.failed(3, completion) }
            junction.lock.lock()
            junction.finished(3, isEmpty: junction.d.isEmpty)
        }

        @usableFromInline
        var description: String { "Zip" }
    }
}
