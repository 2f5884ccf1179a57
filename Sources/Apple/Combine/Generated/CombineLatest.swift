// Made by `seam generate` from the templates in CombineLatestTemplate.swift. Change those, then run it again.
// swift-format-ignore-file

extension Publishers {
    /// A publisher that sends a tuple of the latest values of two sources whenever one of them sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
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
            let junction = CombineLatestJunction2<A.Output, B.Output, S>(subscriber)
            subscriber.receive(subscription: junction)
            a.subscribe(CombineLatestJunction2.SideA(junction))
            b.subscribe(CombineLatestJunction2.SideB(junction))
            junction.subscribed()
        }
    }

    /// A publisher that sends a tuple of the latest values of three sources whenever one of them sends.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
            let junction = CombineLatestJunction3<A.Output, B.Output, C.Output, S>(subscriber)
            subscriber.receive(subscription: junction)
            a.subscribe(CombineLatestJunction3.SideA(junction))
            b.subscribe(CombineLatestJunction3.SideB(junction))
            c.subscribe(CombineLatestJunction3.SideC(junction))
            junction.subscribed()
        }
    }

    /// A publisher that sends a tuple of the latest values of four sources whenever one of them sends.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
            let junction = CombineLatestJunction4<A.Output, B.Output, C.Output, D.Output, S>(subscriber)
            subscriber.receive(subscription: junction)
            a.subscribe(CombineLatestJunction4.SideA(junction))
            b.subscribe(CombineLatestJunction4.SideB(junction))
            c.subscribe(CombineLatestJunction4.SideC(junction))
            d.subscribe(CombineLatestJunction4.SideD(junction))
            junction.subscribed()
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes tuples of the latest values of this publisher and another publisher.
    ///
    /// The first tuple comes when every source has sent a value. After that, each value of a source makes a tuple with
    /// the latest values of the others.
    ///
    /// Every request of the subscriber is passed to all sources. A value that arrives when no tuple is wanted is kept as
    /// the latest one of its source, and no tuple is made of it.
    ///
    /// It finishes when all sources have, or when one finishes without having sent a value. It fails as soon as one
    /// source fails, and cancels the others. Values may arrive from several threads; tuples are delivered one at a time.
    @inlinable
    public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P: Publisher, Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Publishes what a closure makes of tuples of the latest values of this publisher and another publisher.
    ///
    /// It behaves as the method without a closure does. The closure runs where the value that completes a
    /// tuple arrived.
    @inlinable
    public func combineLatest<P, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P: Publisher, Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Publishes tuples of the latest values of this publisher and two other publishers.
    ///
    /// The first tuple comes when every source has sent a value. After that, each value of a source makes a tuple with
    /// the latest values of the others.
    ///
    /// Every request of the subscriber is passed to all sources. A value that arrives when no tuple is wanted is kept as
    /// the latest one of its source, and no tuple is made of it.
    ///
    /// It finishes when all sources have, or when one finishes without having sent a value. It fails as soon as one
    /// source fails, and cancels the others. Values may arrive from several threads; tuples are delivered one at a time.
    @inlinable
    public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes what a closure makes of tuples of the latest values of this publisher and two other publishers.
    ///
    /// It behaves as the method without a closure does. The closure runs where the value that completes a
    /// tuple arrived.
    @inlinable
    public func combineLatest<P, Q, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes tuples of the latest values of this publisher and three other publishers.
    ///
    /// The first tuple comes when every source has sent a value. After that, each value of a source makes a tuple with
    /// the latest values of the others.
    ///
    /// Every request of the subscriber is passed to all sources. A value that arrives when no tuple is wanted is kept as
    /// the latest one of its source, and no tuple is made of it.
    ///
    /// It finishes when all sources have, or when one finishes without having sent a value. It fails as soon as one
    /// source fails, and cancels the others. Values may arrive from several threads; tuples are delivered one at a time.
    @inlinable
    public func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes what a closure makes of tuples of the latest values of this publisher and three other publishers.
    ///
    /// It behaves as the method without a closure does. The closure runs where the value that completes a
    /// tuple arrived.
    @inlinable
    public func combineLatest<P, Q, R, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
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
            // The replaced value is released without the lock.
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
            // The replaced value is released without the lock.
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
            // The replaced value is released without the lock.
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
            // The replaced value is released without the lock.
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
            // The replaced value is released without the lock.
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
            // The replaced value is released without the lock.
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
            // The replaced value is released without the lock.
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
            // The replaced value is released without the lock.
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
            // The replaced value is released without the lock.
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
