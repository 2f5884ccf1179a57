// Made by `seam generate` from the templates in MergeTemplate.swift. Change those, then run it again.
// swift-format-ignore-file

extension Publishers {
    /// A publisher that sends the values of two sources as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// The sources' values.
        public typealias Output = A.Output
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
            let junction = MergeJunction(subscriber, count: 2)
            subscriber.receive(subscription: junction)
            a.subscribe(MergeJunction.Side(junction, 0))
            b.subscribe(MergeJunction.Side(junction, 1))
            junction.subscribed()
        }

        /// Merges these sources and one more.
        @inlinable
        public func merge<P>(with z: P) -> Publishers.Merge3<A, B, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge3(a, b, z)
        }

        /// Merges these sources and two more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1>(with z: P0, _ y: P1) -> Publishers.Merge4<A, B, P0, P1>
        where P0: Publisher, P1: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure {
            Merge4(a, b, z, y)
        }

        /// Merges these sources and three more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1, P2>(with z: P0, _ y: P1, _ x: P2) -> Publishers.Merge5<A, B, P0, P1, P2>
        where P0: Publisher, P1: Publisher, P2: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output, P2.Failure == A.Failure {
            Merge5(a, b, z, y, x)
        }

        /// Merges these sources and four more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1, P2, P3>(with z: P0, _ y: P1, _ x: P2, _ w: P3) -> Publishers.Merge6<A, B, P0, P1, P2, P3>
        where P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output, P2.Failure == A.Failure, P3.Output == A.Output, P3.Failure == A.Failure {
            Merge6(a, b, z, y, x, w)
        }

        /// Merges these sources and five more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1, P2, P3, P4>(with z: P0, _ y: P1, _ x: P2, _ w: P3, _ v: P4) -> Publishers.Merge7<A, B, P0, P1, P2, P3, P4>
        where P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output, P2.Failure == A.Failure, P3.Output == A.Output, P3.Failure == A.Failure, P4.Output == A.Output, P4.Failure == A.Failure {
            Merge7(a, b, z, y, x, w, v)
        }

        /// Merges these sources and six more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1, P2, P3, P4, P5>(with z: P0, _ y: P1, _ x: P2, _ w: P3, _ v: P4, _ u: P5) -> Publishers.Merge8<A, B, P0, P1, P2, P3, P4, P5>
        where P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output, P2.Failure == A.Failure, P3.Output == A.Output, P3.Failure == A.Failure, P4.Output == A.Output, P4.Failure == A.Failure, P5.Output == A.Output, P5.Failure == A.Failure {
            Merge8(a, b, z, y, x, w, v, u)
        }
    }

    /// A publisher that sends the values of three sources as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        /// The sources' values.
        public typealias Output = A.Output
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
            let junction = MergeJunction(subscriber, count: 3)
            subscriber.receive(subscription: junction)
            a.subscribe(MergeJunction.Side(junction, 0))
            b.subscribe(MergeJunction.Side(junction, 1))
            c.subscribe(MergeJunction.Side(junction, 2))
            junction.subscribed()
        }

        /// Merges these sources and one more.
        @inlinable
        public func merge<P>(with z: P) -> Publishers.Merge4<A, B, C, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge4(a, b, c, z)
        }

        /// Merges these sources and two more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1>(with z: P0, _ y: P1) -> Publishers.Merge5<A, B, C, P0, P1>
        where P0: Publisher, P1: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure {
            Merge5(a, b, c, z, y)
        }

        /// Merges these sources and three more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1, P2>(with z: P0, _ y: P1, _ x: P2) -> Publishers.Merge6<A, B, C, P0, P1, P2>
        where P0: Publisher, P1: Publisher, P2: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output, P2.Failure == A.Failure {
            Merge6(a, b, c, z, y, x)
        }

        /// Merges these sources and four more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1, P2, P3>(with z: P0, _ y: P1, _ x: P2, _ w: P3) -> Publishers.Merge7<A, B, C, P0, P1, P2, P3>
        where P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output, P2.Failure == A.Failure, P3.Output == A.Output, P3.Failure == A.Failure {
            Merge7(a, b, c, z, y, x, w)
        }

        /// Merges these sources and five more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1, P2, P3, P4>(with z: P0, _ y: P1, _ x: P2, _ w: P3, _ v: P4) -> Publishers.Merge8<A, B, C, P0, P1, P2, P3, P4>
        where P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output, P2.Failure == A.Failure, P3.Output == A.Output, P3.Failure == A.Failure, P4.Output == A.Output, P4.Failure == A.Failure {
            Merge8(a, b, c, z, y, x, w, v)
        }
    }

    /// A publisher that sends the values of four sources as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure {
        /// The sources' values.
        public typealias Output = A.Output
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
            let junction = MergeJunction(subscriber, count: 4)
            subscriber.receive(subscription: junction)
            a.subscribe(MergeJunction.Side(junction, 0))
            b.subscribe(MergeJunction.Side(junction, 1))
            c.subscribe(MergeJunction.Side(junction, 2))
            d.subscribe(MergeJunction.Side(junction, 3))
            junction.subscribed()
        }

        /// Merges these sources and one more.
        @inlinable
        public func merge<P>(with z: P) -> Publishers.Merge5<A, B, C, D, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge5(a, b, c, d, z)
        }

        /// Merges these sources and two more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1>(with z: P0, _ y: P1) -> Publishers.Merge6<A, B, C, D, P0, P1>
        where P0: Publisher, P1: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure {
            Merge6(a, b, c, d, z, y)
        }

        /// Merges these sources and three more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1, P2>(with z: P0, _ y: P1, _ x: P2) -> Publishers.Merge7<A, B, C, D, P0, P1, P2>
        where P0: Publisher, P1: Publisher, P2: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output, P2.Failure == A.Failure {
            Merge7(a, b, c, d, z, y, x)
        }

        /// Merges these sources and four more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1, P2, P3>(with z: P0, _ y: P1, _ x: P2, _ w: P3) -> Publishers.Merge8<A, B, C, D, P0, P1, P2, P3>
        where P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output, P2.Failure == A.Failure, P3.Output == A.Output, P3.Failure == A.Failure {
            Merge8(a, b, c, d, z, y, x, w)
        }
    }

    /// A publisher that sends the values of five sources as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure {
        /// The sources' values.
        public typealias Output = A.Output
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

        /// The fifth source.
        public let e: E

        /// Creates a publisher of five sources, which are subscribed to in this order.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = MergeJunction(subscriber, count: 5)
            subscriber.receive(subscription: junction)
            a.subscribe(MergeJunction.Side(junction, 0))
            b.subscribe(MergeJunction.Side(junction, 1))
            c.subscribe(MergeJunction.Side(junction, 2))
            d.subscribe(MergeJunction.Side(junction, 3))
            e.subscribe(MergeJunction.Side(junction, 4))
            junction.subscribed()
        }

        /// Merges these sources and one more.
        @inlinable
        public func merge<P>(with z: P) -> Publishers.Merge6<A, B, C, D, E, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge6(a, b, c, d, e, z)
        }

        /// Merges these sources and two more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1>(with z: P0, _ y: P1) -> Publishers.Merge7<A, B, C, D, E, P0, P1>
        where P0: Publisher, P1: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure {
            Merge7(a, b, c, d, e, z, y)
        }

        /// Merges these sources and three more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1, P2>(with z: P0, _ y: P1, _ x: P2) -> Publishers.Merge8<A, B, C, D, E, P0, P1, P2>
        where P0: Publisher, P1: Publisher, P2: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output, P2.Failure == A.Failure {
            Merge8(a, b, c, d, e, z, y, x)
        }
    }

    /// A publisher that sends the values of six sources as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure {
        /// The sources' values.
        public typealias Output = A.Output
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

        /// The fifth source.
        public let e: E

        /// The sixth source.
        public let f: F

        /// Creates a publisher of six sources, which are subscribed to in this order.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = MergeJunction(subscriber, count: 6)
            subscriber.receive(subscription: junction)
            a.subscribe(MergeJunction.Side(junction, 0))
            b.subscribe(MergeJunction.Side(junction, 1))
            c.subscribe(MergeJunction.Side(junction, 2))
            d.subscribe(MergeJunction.Side(junction, 3))
            e.subscribe(MergeJunction.Side(junction, 4))
            f.subscribe(MergeJunction.Side(junction, 5))
            junction.subscribed()
        }

        /// Merges these sources and one more.
        @inlinable
        public func merge<P>(with z: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge7(a, b, c, d, e, f, z)
        }

        /// Merges these sources and two more, which are subscribed to after them.
        @inlinable
        public func merge<P0, P1>(with z: P0, _ y: P1) -> Publishers.Merge8<A, B, C, D, E, F, P0, P1>
        where P0: Publisher, P1: Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure {
            Merge8(a, b, c, d, e, f, z, y)
        }
    }

    /// A publisher that sends the values of seven sources as they come.
    public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure {
        /// The sources' values.
        public typealias Output = A.Output
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

        /// The fifth source.
        public let e: E

        /// The sixth source.
        public let f: F

        /// The seventh source.
        public let g: G

        /// Creates a publisher of seven sources, which are subscribed to in this order.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = MergeJunction(subscriber, count: 7)
            subscriber.receive(subscription: junction)
            a.subscribe(MergeJunction.Side(junction, 0))
            b.subscribe(MergeJunction.Side(junction, 1))
            c.subscribe(MergeJunction.Side(junction, 2))
            d.subscribe(MergeJunction.Side(junction, 3))
            e.subscribe(MergeJunction.Side(junction, 4))
            f.subscribe(MergeJunction.Side(junction, 5))
            g.subscribe(MergeJunction.Side(junction, 6))
            junction.subscribed()
        }

        /// Merges these sources and one more.
        @inlinable
        public func merge<P>(with z: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge8(a, b, c, d, e, f, g, z)
        }
    }

    /// A publisher that sends the values of eight sources as they come.
    public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure, A.Output == H.Output, A.Failure == H.Failure {
        /// The sources' values.
        public typealias Output = A.Output
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

        /// The fifth source.
        public let e: E

        /// The sixth source.
        public let f: F

        /// The seventh source.
        public let g: G

        /// The eighth source.
        public let h: H

        /// Creates a publisher of eight sources, which are subscribed to in this order.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = MergeJunction(subscriber, count: 8)
            subscriber.receive(subscription: junction)
            a.subscribe(MergeJunction.Side(junction, 0))
            b.subscribe(MergeJunction.Side(junction, 1))
            c.subscribe(MergeJunction.Side(junction, 2))
            d.subscribe(MergeJunction.Side(junction, 3))
            e.subscribe(MergeJunction.Side(junction, 4))
            f.subscribe(MergeJunction.Side(junction, 5))
            g.subscribe(MergeJunction.Side(junction, 6))
            h.subscribe(MergeJunction.Side(junction, 7))
            junction.subscribed()
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}

extension Publisher {
    /// Publishes the values of this publisher and another publisher as they come.
    ///
    /// With unlimited demand the sources send as they like. Otherwise, and before anything has been requested,
    /// each source is asked for one value at a time, so that at most one value of each waits to be wanted.
    ///
    /// It finishes when all sources have. It fails as soon as one source fails, drops the values that wait and
    /// cancels the others. Values may arrive from several threads; they are delivered one at a time, those of
    /// one source in their order.
    @inlinable
    public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
    where P: Publisher, P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Publishes the values of this publisher and two other publishers as they come.
    ///
    /// With unlimited demand the sources send as they like. Otherwise, and before anything has been requested,
    /// each source is asked for one value at a time, so that at most one value of each waits to be wanted.
    ///
    /// It finishes when all sources have. It fails as soon as one source fails, drops the values that wait and
    /// cancels the others. Values may arrive from several threads; they are delivered one at a time, those of
    /// one source in their order.
    @inlinable
    public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B: Publisher, C: Publisher, B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Publishes the values of this publisher and three other publishers as they come.
    ///
    /// With unlimited demand the sources send as they like. Otherwise, and before anything has been requested,
    /// each source is asked for one value at a time, so that at most one value of each waits to be wanted.
    ///
    /// It finishes when all sources have. It fails as soon as one source fails, drops the values that wait and
    /// cancels the others. Values may arrive from several threads; they are delivered one at a time, those of
    /// one source in their order.
    @inlinable
    public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where B: Publisher, C: Publisher, D: Publisher, B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure {
        Publishers.Merge4(self, b, c, d)
    }

    /// Publishes the values of this publisher and four other publishers as they come.
    ///
    /// With unlimited demand the sources send as they like. Otherwise, and before anything has been requested,
    /// each source is asked for one value at a time, so that at most one value of each waits to be wanted.
    ///
    /// It finishes when all sources have. It fails as soon as one source fails, drops the values that wait and
    /// cancels the others. Values may arrive from several threads; they are delivered one at a time, those of
    /// one source in their order.
    @inlinable
    public func merge<B, C, D, E>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E>
    where B: Publisher, C: Publisher, D: Publisher, E: Publisher, B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Publishes the values of this publisher and five other publishers as they come.
    ///
    /// With unlimited demand the sources send as they like. Otherwise, and before anything has been requested,
    /// each source is asked for one value at a time, so that at most one value of each waits to be wanted.
    ///
    /// It finishes when all sources have. It fails as soon as one source fails, drops the values that wait and
    /// cancels the others. Values may arrive from several threads; they are delivered one at a time, those of
    /// one source in their order.
    @inlinable
    public func merge<B, C, D, E, F>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Publishers.Merge6<Self, B, C, D, E, F>
    where B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Publishes the values of this publisher and six other publishers as they come.
    ///
    /// With unlimited demand the sources send as they like. Otherwise, and before anything has been requested,
    /// each source is asked for one value at a time, so that at most one value of each waits to be wanted.
    ///
    /// It finishes when all sources have. It fails as soon as one source fails, drops the values that wait and
    /// cancels the others. Values may arrive from several threads; they are delivered one at a time, those of
    /// one source in their order.
    @inlinable
    public func merge<B, C, D, E, F, G>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Publishes the values of this publisher and seven other publishers as they come.
    ///
    /// With unlimited demand the sources send as they like. Otherwise, and before anything has been requested,
    /// each source is asked for one value at a time, so that at most one value of each waits to be wanted.
    ///
    /// It finishes when all sources have. It fails as soon as one source fails, drops the values that wait and
    /// cancels the others. Values may arrive from several threads; they are delivered one at a time, those of
    /// one source in their order.
    @inlinable
    public func merge<B, C, D, E, F, G, H>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher, B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
