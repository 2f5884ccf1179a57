extension Publishers {
    /// The publisher of `prefix(_:)`, `output(at:)` and `output(in:)`: values by their position.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are counted.
        public let upstream: Upstream

        /// The positions that pass, from 0.
        public let range: CountableRange<Int>

        /// Creates a publisher of the values at certain positions.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are counted.
        ///   - range: The positions that pass, from 0; not negative.
        @inlinable
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "lowerBound must not be negative")
            precondition(range.upperBound >= 0, "upperBound must not be negative")
            self.upstream = upstream
            self.range = range
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(OutputSubscription(subscriber, range))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

@usableFromInline
final class OutputSubscription<Downstream: Subscriber>: OperatorSubscription<
    Downstream.Input, Downstream.Failure, Downstream
>, Subscriber
{
    @usableFromInline @exclusivity(unchecked)
    var untilStart: Int

    @usableFromInline @exclusivity(unchecked)
    var untilEnd: Int

    @usableFromInline
    init(_ downstream: Downstream, _ range: Range<Int>) {
        untilStart = range.lowerBound
        untilEnd = range.count
        super.init(downstream)
    }

    /// Counts, whether there is a subscription or not.
    @inlinable
    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if untilStart > 0 {
            untilStart -= 1
            return .max(1)
        }
        var more = Subscribers.Demand.none
        if untilEnd > 0 {
            untilEnd -= 1
            more = downstream.receive(input)
        }
        if untilEnd == 0 { finish(.finished) }
        return more
    }

    @usableFromInline
    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    @usableFromInline
    override var description: String { "Output" }
}

extension Publisher {
    /// Publishes the first values, then finishes.
    ///
    /// It finishes with the last of them rather than when a further one arrives, and cancels the upstream; `prefix(0)`
    /// finishes when the first value arrives. What the subscriber requests is requested of the upstream unchanged.
    ///
    /// - Parameter maxLength: How many values to publish at most; not negative.
    @inlinable
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: ..<maxLength)
    }

    /// Publishes the value at one position, then finishes and cancels the upstream.
    ///
    /// The values before it are requested one by one in addition to what the subscriber requests.
    ///
    /// - Parameter index: The position, from 0; not negative.
    @inlinable
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index...index)
    }

    /// Publishes the values in a range of positions, then finishes and cancels the upstream.
    ///
    /// The values before the range are requested one by one in addition to what the subscriber requests.
    ///
    /// - Parameter range: The positions, from 0.
    @inlinable
    public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
