extension Publishers {
    /// A publisher that publishes elements specified by a range in the sequence of published elements.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// The range of elements to publish.
        public let range: CountableRange<Int>

        @inlinable
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.receive(subscriber: OutputSubscription(subscriber, range))
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
        precondition(range.lowerBound >= 0, "lowerBound must not be negative")
        untilStart = range.lowerBound
        untilEnd = range.count
        super.init(downstream)
    }

    @usableFromInline
    override func start() {
        downstream.receive(subscription: self)
        if untilEnd == 0 { finish(.finished) }
    }

    @inlinable
    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        if untilStart > 0 {
            untilStart -= 1
            return .max(1)
        }
        guard untilEnd > 0 else { return .none }
        untilEnd -= 1
        let isLast = untilEnd == 0
        let more = downstream.receive(input)
        if isLast {
            finish(.finished)
            return .none
        }
        return more
    }

    @usableFromInline
    override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    @usableFromInline
    override var description: String { "Output" }
    @usableFromInline
    override var mirrorChildren: [Mirror.Child] { [] }
}

extension Publisher {
    /// Republishes elements up to the specified maximum count, then finishes.
    @inlinable
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: 0..<maxLength)
    }

    /// Publishes a specific element, indicated by its index in the sequence of published elements.
    @inlinable
    public func output(at index: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: index..<index + 1)
    }

    /// Publishes elements specified by their range in the sequence of published elements.
    @inlinable
    public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
