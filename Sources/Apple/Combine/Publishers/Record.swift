/// Sends a list of values as they are requested, then a completion; the same to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the completion.
    public let recording: Recording

    /// Creates a publisher of the recording that a closure fills in.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        if recording.output.isEmpty {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: recording.completion)
        } else {
            subscriber.receive(subscription: RecordSubscription(recording, subscriber))
        }
    }

    /// Values and a completion, for a ``Record``.
    public struct Recording {
        private enum State { case input, complete }

        /// The values.
        public typealias Input = Output

        /// The values, in order.
        public private(set) var output: [Output]

        /// The completion; `.finished` unless another one is recorded.
        public private(set) var completion: Subscribers.Completion<Failure>

        private var state: State

        /// Creates a recording to be filled in.
        public init() {
            output = []
            completion = .finished
            state = .input
        }

        /// Creates a recording that is complete.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            state = .complete
        }

        /// Adds a value.
        ///
        /// - Precondition: There is no completion yet.
        public mutating func receive(_ input: Input) {
            precondition(state == .input, "receiving values is not allowed after the completion")
            output.append(input)
        }

        /// Adds the completion.
        ///
        /// - Precondition: There is no completion yet.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(state == .input, "receiving completion is only allowed once")
            self.completion = completion
            state = .complete
        }
    }
}

extension Record: Sendable where Output: Sendable {}
extension Record.Recording: Sendable where Output: Sendable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: String, CodingKey { case output, completion }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// The same as `encode(to:)`.
    public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: String, CodingKey { case recording }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(recording: try container.decode(Recording.self, forKey: .recording))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(recording, forKey: .recording)
    }
}

private final class RecordSubscription<Downstream: Subscriber>: SubscriptionObject, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    private let lock = Lock()
    private let completion: Subscribers.Completion<Downstream.Failure>

    // Guarded by `lock`, and released with the end.
    private var downstream: Downstream?
    private var values: [Downstream.Input]?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false
    private var position = 0

    init(_ recording: Record<Downstream.Input, Downstream.Failure>.Recording, _ downstream: Downstream) {
        values = recording.output
        completion = recording.completion
        self.downstream = downstream
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.lock()
        self.demand += demand
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        while let downstream, let values, self.demand > 0 {
            self.demand -= 1
            let value = values[position]
            position += 1
            let isLast = position == values.count
            lock.unlock()
            let more = downstream.receive(value)
            lock.lock()
            self.demand += more
            if isLast {
                lock.unlock()
                if end() { downstream.receive(completion: completion) }
                return
            }
        }
        isDelivering = false
        lock.unlock()
    }

    override func cancel() { _ = end() }

    /// Forgets everything; `false` if it had before.
    private func end() -> Bool {
        lock.lock()
        let released = (exchange(&downstream, with: nil), exchange(&values, with: nil))
        lock.unlock()
        return withExtendedLifetime(released) { released.0 != nil }
    }

    var description: String { lock.whileLocked { values }.map { "\($0)" } ?? "Cancelled Events" }

    var customMirror: Mirror {
        let values = lock.whileLocked { self.values } ?? []
        return Mirror(self, children: ["sequence": values, "completion": completion])
    }

    var playgroundDescription: Any { description }
}
