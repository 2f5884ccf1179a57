extension Publishers {
    /// A publisher created by applying the merge function to two upstream publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            let junction = MergeJunction(subscriber, count: 2)
            subscriber.receive(subscription: junction)
            a.receive(subscriber: MergeJunction.Side(junction, 0))
            b.receive(subscriber: MergeJunction.Side(junction, 1))
            junction.subscribed()
        }

        @inlinable
        public func merge<P>(
            with z: P
        ) -> Publishers.Merge3<A, B, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge3(a, b, z)
        }

        @inlinable
        public func merge<P0, P1>(
            with z: P0, _ y: P1
        ) -> Publishers.Merge4<A, B, P0, P1>
        where
            P0: Publisher, P1: Publisher, P0.Output == A.Output, P0.Failure == A.Failure,
            P1.Output == A.Output, P1.Failure == A.Failure
        {
            Merge4(a, b, z, y)
        }

        @inlinable
        public func merge<P0, P1, P2>(
            with z: P0, _ y: P1, _ x: P2
        ) -> Publishers.Merge5<A, B, P0, P1, P2>
        where
            P0: Publisher, P1: Publisher, P2: Publisher, P0.Output == A.Output, P0.Failure == A.Failure,
            P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output,
            P2.Failure == A.Failure
        {
            Merge5(a, b, z, y, x)
        }

        @inlinable
        public func merge<P0, P1, P2, P3>(
            with z: P0, _ y: P1, _ x: P2, _ w: P3
        ) -> Publishers.Merge6<A, B, P0, P1, P2, P3>
        where
            P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P0.Output == A.Output,
            P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output,
            P2.Failure == A.Failure, P3.Output == A.Output, P3.Failure == A.Failure
        {
            Merge6(a, b, z, y, x, w)
        }

        @inlinable
        public func merge<P0, P1, P2, P3, P4>(
            with z: P0, _ y: P1, _ x: P2, _ w: P3, _ v: P4
        ) -> Publishers.Merge7<A, B, P0, P1, P2, P3, P4>
        where
            P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher,
            P0.Output
                == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure,
            P2.Output == A.Output, P2.Failure == A.Failure, P3.Output == A.Output, P3.Failure == A.Failure,
            P4.Output == A.Output, P4.Failure == A.Failure
        {
            Merge7(a, b, z, y, x, w, v)
        }

        @inlinable
        public func merge<P0, P1, P2, P3, P4, P5>(
            with z: P0, _ y: P1, _ x: P2, _ w: P3, _ v: P4, _ u: P5
        ) -> Publishers.Merge8<A, B, P0, P1, P2, P3, P4, P5>
        where
            P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher,
            P5:
                Publisher, P0.Output == A.Output, P0.Failure == A.Failure, P1.Output == A.Output,
            P1.Failure == A.Failure, P2.Output == A.Output, P2.Failure == A.Failure, P3.Output == A.Output,
            P3.Failure == A.Failure, P4.Output == A.Output, P4.Failure == A.Failure,
            P5.Output == A.Output, P5.Failure == A.Failure
        {
            Merge8(a, b, z, y, x, w, v, u)
        }
    }

    /// A publisher created by applying the merge function to three upstream publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

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
            a.receive(subscriber: MergeJunction.Side(junction, 0))
            b.receive(subscriber: MergeJunction.Side(junction, 1))
            c.receive(subscriber: MergeJunction.Side(junction, 2))
            junction.subscribed()
        }

        @inlinable
        public func merge<P>(
            with z: P
        ) -> Publishers.Merge4<A, B, C, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge4(a, b, c, z)
        }

        @inlinable
        public func merge<P0, P1>(
            with z: P0, _ y: P1
        ) -> Publishers.Merge5<A, B, C, P0, P1>
        where
            P0: Publisher, P1: Publisher, P0.Output == A.Output, P0.Failure == A.Failure,
            P1.Output == A.Output, P1.Failure == A.Failure
        {
            Merge5(a, b, c, z, y)
        }

        @inlinable
        public func merge<P0, P1, P2>(
            with z: P0, _ y: P1, _ x: P2
        ) -> Publishers.Merge6<A, B, C, P0, P1, P2>
        where
            P0: Publisher, P1: Publisher, P2: Publisher, P0.Output == A.Output, P0.Failure == A.Failure,
            P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output,
            P2.Failure == A.Failure
        {
            Merge6(a, b, c, z, y, x)
        }

        @inlinable
        public func merge<P0, P1, P2, P3>(
            with z: P0, _ y: P1, _ x: P2, _ w: P3
        ) -> Publishers.Merge7<A, B, C, P0, P1, P2, P3>
        where
            P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P0.Output == A.Output,
            P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output,
            P2.Failure == A.Failure, P3.Output == A.Output, P3.Failure == A.Failure
        {
            Merge7(a, b, c, z, y, x, w)
        }

        @inlinable
        public func merge<P0, P1, P2, P3, P4>(
            with z: P0, _ y: P1, _ x: P2, _ w: P3, _ v: P4
        ) -> Publishers.Merge8<A, B, C, P0, P1, P2, P3, P4>
        where
            P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher,
            P0.Output
                == A.Output, P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure,
            P2.Output == A.Output, P2.Failure == A.Failure, P3.Output == A.Output, P3.Failure == A.Failure,
            P4.Output == A.Output, P4.Failure == A.Failure
        {
            Merge8(a, b, c, z, y, x, w, v)
        }
    }

    /// A publisher created by applying the merge function to four upstream publishers.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

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
            a.receive(subscriber: MergeJunction.Side(junction, 0))
            b.receive(subscriber: MergeJunction.Side(junction, 1))
            c.receive(subscriber: MergeJunction.Side(junction, 2))
            d.receive(subscriber: MergeJunction.Side(junction, 3))
            junction.subscribed()
        }

        @inlinable
        public func merge<P>(
            with z: P
        ) -> Publishers.Merge5<A, B, C, D, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge5(a, b, c, d, z)
        }

        @inlinable
        public func merge<P0, P1>(
            with z: P0, _ y: P1
        ) -> Publishers.Merge6<A, B, C, D, P0, P1>
        where
            P0: Publisher, P1: Publisher, P0.Output == A.Output, P0.Failure == A.Failure,
            P1.Output == A.Output, P1.Failure == A.Failure
        {
            Merge6(a, b, c, d, z, y)
        }

        @inlinable
        public func merge<P0, P1, P2>(
            with z: P0, _ y: P1, _ x: P2
        ) -> Publishers.Merge7<A, B, C, D, P0, P1, P2>
        where
            P0: Publisher, P1: Publisher, P2: Publisher, P0.Output == A.Output, P0.Failure == A.Failure,
            P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output,
            P2.Failure == A.Failure
        {
            Merge7(a, b, c, d, z, y, x)
        }

        @inlinable
        public func merge<P0, P1, P2, P3>(
            with z: P0, _ y: P1, _ x: P2, _ w: P3
        ) -> Publishers.Merge8<A, B, C, D, P0, P1, P2, P3>
        where
            P0: Publisher, P1: Publisher, P2: Publisher, P3: Publisher, P0.Output == A.Output,
            P0.Failure == A.Failure, P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output,
            P2.Failure == A.Failure, P3.Output == A.Output, P3.Failure == A.Failure
        {
            Merge8(a, b, c, d, z, y, x, w)
        }
    }

    /// A publisher created by applying the merge function to five upstream publishers.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

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
            a.receive(subscriber: MergeJunction.Side(junction, 0))
            b.receive(subscriber: MergeJunction.Side(junction, 1))
            c.receive(subscriber: MergeJunction.Side(junction, 2))
            d.receive(subscriber: MergeJunction.Side(junction, 3))
            e.receive(subscriber: MergeJunction.Side(junction, 4))
            junction.subscribed()
        }

        @inlinable
        public func merge<P>(
            with z: P
        ) -> Publishers.Merge6<A, B, C, D, E, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge6(a, b, c, d, e, z)
        }

        @inlinable
        public func merge<P0, P1>(
            with z: P0, _ y: P1
        ) -> Publishers.Merge7<A, B, C, D, E, P0, P1>
        where
            P0: Publisher, P1: Publisher, P0.Output == A.Output, P0.Failure == A.Failure,
            P1.Output == A.Output, P1.Failure == A.Failure
        {
            Merge7(a, b, c, d, e, z, y)
        }

        @inlinable
        public func merge<P0, P1, P2>(
            with z: P0, _ y: P1, _ x: P2
        ) -> Publishers.Merge8<A, B, C, D, E, P0, P1, P2>
        where
            P0: Publisher, P1: Publisher, P2: Publisher, P0.Output == A.Output, P0.Failure == A.Failure,
            P1.Output == A.Output, P1.Failure == A.Failure, P2.Output == A.Output,
            P2.Failure == A.Failure
        {
            Merge8(a, b, c, d, e, z, y, x)
        }
    }

    /// A publisher created by applying the merge function to six upstream publishers.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

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
            a.receive(subscriber: MergeJunction.Side(junction, 0))
            b.receive(subscriber: MergeJunction.Side(junction, 1))
            c.receive(subscriber: MergeJunction.Side(junction, 2))
            d.receive(subscriber: MergeJunction.Side(junction, 3))
            e.receive(subscriber: MergeJunction.Side(junction, 4))
            f.receive(subscriber: MergeJunction.Side(junction, 5))
            junction.subscribed()
        }

        @inlinable
        public func merge<P>(
            with z: P
        ) -> Publishers.Merge7<A, B, C, D, E, F, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge7(a, b, c, d, e, f, z)
        }

        @inlinable
        public func merge<P0, P1>(
            with z: P0, _ y: P1
        ) -> Publishers.Merge8<A, B, C, D, E, F, P0, P1>
        where
            P0: Publisher, P1: Publisher, P0.Output == A.Output, P0.Failure == A.Failure,
            P1.Output == A.Output, P1.Failure == A.Failure
        {
            Merge8(a, b, c, d, e, f, z, y)
        }
    }

    /// A publisher created by applying the merge function to seven upstream publishers.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G

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
            a.receive(subscriber: MergeJunction.Side(junction, 0))
            b.receive(subscriber: MergeJunction.Side(junction, 1))
            c.receive(subscriber: MergeJunction.Side(junction, 2))
            d.receive(subscriber: MergeJunction.Side(junction, 3))
            e.receive(subscriber: MergeJunction.Side(junction, 4))
            f.receive(subscriber: MergeJunction.Side(junction, 5))
            g.receive(subscriber: MergeJunction.Side(junction, 6))
            junction.subscribed()
        }

        @inlinable
        public func merge<P>(
            with z: P
        ) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
        where P: Publisher, P.Output == A.Output, P.Failure == A.Failure {
            Merge8(a, b, c, d, e, f, g, z)
        }
    }

    /// A publisher created by applying the merge function to eight upstream publishers.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
        A.Output == H.Output, A.Failure == H.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H

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
            a.receive(subscriber: MergeJunction.Side(junction, 0))
            b.receive(subscriber: MergeJunction.Side(junction, 1))
            c.receive(subscriber: MergeJunction.Side(junction, 2))
            d.receive(subscriber: MergeJunction.Side(junction, 3))
            e.receive(subscriber: MergeJunction.Side(junction, 4))
            f.receive(subscriber: MergeJunction.Side(junction, 5))
            g.receive(subscriber: MergeJunction.Side(junction, 6))
            h.receive(subscriber: MergeJunction.Side(junction, 7))
            junction.subscribed()
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}

extension Publisher {
    /// Combines elements from this publisher with those from another publisher, delivering an interleaved sequence.
    @inlinable
    public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Merge(self, other)
    }

    /// Combines elements from this publisher with those from two other publishers.
    @inlinable
    public func merge<B, C>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where
        B: Publisher, C: Publisher, B.Output == Output, B.Failure == Failure, C.Output == Output,
        C.Failure == Failure
    {
        Publishers.Merge3(self, b, c)
    }

    /// Combines elements from this publisher with those from three other publishers.
    @inlinable
    public func merge<B, C, D>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B: Publisher, C: Publisher, D: Publisher, B.Output == Output, B.Failure == Failure,
        C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Combines elements from this publisher with those from four other publishers.
    @inlinable
    public func merge<B, C, D, E>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, B.Output == Output, B.Failure == Failure,
        C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure,
        E.Output == Output, E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Combines elements from this publisher with those from five other publishers.
    @inlinable
    public func merge<B, C, D, E, F>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, B.Output == Output,
        B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output,
        F.Failure == Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Combines elements from this publisher with those from six other publishers.
    @inlinable
    public func merge<B, C, D, E, F, G>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output
            == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output,
        F.Failure == Failure, G.Output == Output, G.Failure == Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Combines elements from this publisher with those from seven other publishers.
    @inlinable
    public func merge<B, C, D, E, F, G, H>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
        H:
            Publisher, B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
        F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure,
        H.Output
            == Output, H.Failure == Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }

    /// Combines elements from this publisher with those from another publisher of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
