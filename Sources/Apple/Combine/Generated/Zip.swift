// Made by `seam generate` from the templates in ZipTemplate.swift. Change those, then run it again.
// swift-format-ignore-file

extension Publishers {
    /// A publisher that pairs the values of two sources by position: the first of each, the second of each.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// A value of each source.
        public typealias Output = (A.Output, B.Output)
        /// The sources' failure.
        public typealias Failure = A.Failure

        /// The first source.
        public let a: A

        /// The second source.
        public let b: B

        /// Creates a publisher of two sources, which are subscribed to in this order.
        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = ZipJunction2<A.Output, B.Output, S>(subscriber)
            a.subscribe(ZipJunction2.SideA(junction))
            b.subscribe(ZipJunction2.SideB(junction))
        }
    }

    /// A publisher that pairs the values of three sources by position: the first of each, the second of each.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// A value of each source.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The sources' failure.
        public typealias Failure = A.Failure

        /// The first source.
        public let a: A

        /// The second source.
        public let b: B

        /// The third source.
        public let c: C

        /// Creates a publisher of three sources, which are subscribed to in this order.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = ZipJunction3<A.Output, B.Output, C.Output, S>(subscriber)
            a.subscribe(ZipJunction3.SideA(junction))
            b.subscribe(ZipJunction3.SideB(junction))
            c.subscribe(ZipJunction3.SideC(junction))
        }
    }

    /// A publisher that pairs the values of four sources by position: the first of each, the second of each.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// A value of each source.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The sources' failure.
        public typealias Failure = A.Failure

        /// The first source.
        public let a: A

        /// The second source.
        public let b: B

        /// The third source.
        public let c: C

        /// The fourth source.
        public let d: D

        /// Creates a publisher of four sources, which are subscribed to in this order.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = ZipJunction4<A.Output, B.Output, C.Output, D.Output, S>(subscriber)
            a.subscribe(ZipJunction4.SideA(junction))
            b.subscribe(ZipJunction4.SideB(junction))
            c.subscribe(ZipJunction4.SideC(junction))
            d.subscribe(ZipJunction4.SideD(junction))
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes tuples of values of the same position of this publisher and another publisher.
    ///
    /// The subscriber is handed its subscription when all sources have handed over theirs. A value waits until every other
    /// source has sent its counterpart. Every request of the subscriber is passed to all sources, but what it asks for as
    /// it receives a tuple is told to the source alone whose value completed that; with unlimited demand, all values of a
    /// source that is ahead of the others are kept.
    ///
    /// It finishes when a source has finished and none of its values waits for a counterpart; the other sources are
    /// cancelled thereupon. It fails as soon as one source fails, and drops the values that wait. Values may arrive from
    /// several threads; tuples are delivered one at a time.
    @inlinable
    public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
    where P: Publisher, Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Publishes what a closure makes of tuples of values of the same position of this publisher and another publisher.
    ///
    /// It behaves as the method without a closure does. The closure runs where the value that completes a
    /// tuple arrived.
    @inlinable
    public func zip<P, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where P: Publisher, Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Publishes tuples of values of the same position of this publisher and two other publishers.
    ///
    /// The subscriber is handed its subscription when all sources have handed over theirs. A value waits until every other
    /// source has sent its counterpart. Every request of the subscriber is passed to all sources, but what it asks for as
    /// it receives a tuple is told to the source alone whose value completed that; with unlimited demand, all values of a
    /// source that is ahead of the others are kept.
    ///
    /// It finishes when a source has finished and none of its values waits for a counterpart; the other sources are
    /// cancelled thereupon. It fails as soon as one source fails, and drops the values that wait. Values may arrive from
    /// several threads; tuples are delivered one at a time.
    @inlinable
    public func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Publishes what a closure makes of tuples of values of the same position of this publisher and two other publishers.
    ///
    /// It behaves as the method without a closure does. The closure runs where the value that completes a
    /// tuple arrived.
    @inlinable
    public func zip<P, Q, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes tuples of values of the same position of this publisher and three other publishers.
    ///
    /// The subscriber is handed its subscription when all sources have handed over theirs. A value waits until every other
    /// source has sent its counterpart. Every request of the subscriber is passed to all sources, but what it asks for as
    /// it receives a tuple is told to the source alone whose value completed that; with unlimited demand, all values of a
    /// source that is ahead of the others are kept.
    ///
    /// It finishes when a source has finished and none of its values waits for a counterpart; the other sources are
    /// cancelled thereupon. It fails as soon as one source fails, and drops the values that wait. Values may arrive from
    /// several threads; tuples are delivered one at a time.
    @inlinable
    public func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R>
    where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes what a closure makes of tuples of values of the same position of this publisher and three other publishers.
    ///
    /// It behaves as the method without a closure does. The closure runs where the value that completes a
    /// tuple arrived.
    @inlinable
    public func zip<P, Q, R, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
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
            let more = junction.emitRowAndUnlock(row, from: 0)
            junction.checkEnd()
            return more
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
            let more = junction.emitRowAndUnlock(row, from: 1)
            junction.checkEnd()
            return more
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
            let more = junction.emitRowAndUnlock(row, from: 0)
            junction.checkEnd()
            return more
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
            let more = junction.emitRowAndUnlock(row, from: 1)
            junction.checkEnd()
            return more
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
            let more = junction.emitRowAndUnlock(row, from: 2)
            junction.checkEnd()
            return more
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
        !(a.isEmpty && isFinished(0)) && !(b.isEmpty && isFinished(1)) && !(c.isEmpty && isFinished(2)) && !(d.isEmpty && isFinished(3))
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
            let more = junction.emitRowAndUnlock(row, from: 0)
            junction.checkEnd()
            return more
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
            let more = junction.emitRowAndUnlock(row, from: 1)
            junction.checkEnd()
            return more
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
            let more = junction.emitRowAndUnlock(row, from: 2)
            junction.checkEnd()
            return more
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
            let more = junction.emitRowAndUnlock(row, from: 3)
            junction.checkEnd()
            return more
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
