import Foundation

extension Publishers {
    /// The publisher of `print(_:to:)`.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are printed.
        public let upstream: Upstream

        /// The beginning of each line, followed by a colon; none if empty.
        public let prefix: String

        /// Where lines go; standard output if `nil`.
        public let stream: (any TextOutputStream)?

        /// Creates the publisher that `print(_:to:)` returns.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(PrintSubscription(subscriber, prefix, stream))
        }
    }
}

private final class PrintSubscription<Downstream: Subscriber>: SubscriptionObject, Subscriber, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let prefix: String

    /// Keeps lines apart. It is held while the stream writes.
    private let streamLock = NSRecursiveLock()
    private var stream: (any TextOutputStream)?

    private let lock = Lock()

    // Guarded by `lock`.
    private var upstream: (any Subscription)?
    private var isOver = false

    init(_ downstream: Downstream, _ prefix: String, _ stream: (any TextOutputStream)?) {
        self.downstream = downstream
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    private func log(_ message: String) {
        let line = prefix + message
        streamLock.withLock {
            if stream == nil { Swift.print(line) } else { write(line) }
        }
    }

    private func write(_ line: String) {
        guard var stream else { return }
        func print<Stream: TextOutputStream>(to stream: inout Stream) { Swift.print(line, to: &stream) }
        print(to: &stream)
        self.stream = stream
    }

    private func text(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }

    func receive(subscription: any Subscription) {
        log("receive subscription: (\(subscription))")
        lock.lock()
        guard upstream == nil, !isOver else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        lock.unlock()
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        log("receive value: (\(input))")
        let more = downstream.receive(input)
        if more > 0 { log("request \(text(more)) (synchronous)") }
        return more
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .finished: log("receive finished")
        case .failure(let error): log("receive error: (\(error))")
        }
        _ = end()
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        log("request \(text(demand))")
        lock.whileLocked { upstream }?.request(demand)
    }

    override func cancel() {
        log("receive cancel")
        let upstream = lock.whileLocked { () -> (any Subscription)? in
            if self.upstream != nil { isOver = true }
            return exchange(&self.upstream, with: nil)
        }
        upstream?.cancel()
    }

    private func end() -> (any Subscription)? {
        lock.whileLocked {
            isOver = true
            return exchange(&upstream, with: nil)
        }
    }

    var description: String { "Print" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    var playgroundDescription: Any { description }
}

extension Publisher {
    /// Prints a line for each event: subscription, request, value, completion, cancellation.
    ///
    /// ```
    /// numbers: receive subscription: (PassthroughSubject)
    /// numbers: request unlimited
    /// numbers: receive value: (1)
    /// numbers: receive finished
    /// ```
    ///
    /// Everything passes unchanged.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of each line, followed by a colon; none if empty.
    ///   - stream: Where lines go; standard output if `nil`.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
