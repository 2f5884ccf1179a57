/// A publisher that exposes its elements as an asynchronous sequence.
///
/// One value is requested for each that is awaited, so that nothing is lost or kept beyond one.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a publisher that exposes elements received from an upstream publisher as an asynchronous sequence.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// The iterator that produces elements of the asynchronous publisher sequence.
    public struct Iterator: AsyncIteratorProtocol {
        private let receiver: AsyncReceiver<P.Output, Never>

        fileprivate init(_ publisher: P) {
            receiver = AsyncReceiver()
            publisher.subscribe(receiver)
        }

        /// Produces the next element, or `nil` when the publisher has finished or the task is cancelled.
        public mutating func next() async -> Element? {
            switch await receiver.next() {
            case .success(let value): value?.value
            }
        }
    }
}

/// A publisher that exposes its elements as a throwing asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a publisher that exposes elements received from an upstream publisher as a throwing asynchronous
    /// sequence.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// The iterator that produces elements of the asynchronous publisher sequence.
    public struct Iterator: AsyncIteratorProtocol {
        private let receiver: AsyncReceiver<P.Output, P.Failure>

        fileprivate init(_ publisher: P) {
            receiver = AsyncReceiver()
            publisher.subscribe(receiver)
        }

        /// Produces the next element, or `nil` when the publisher has finished or the task is cancelled.
        public mutating func next() async throws -> Element? {
            try await receiver.next().get()?.value
        }
    }
}

extension Publisher where Failure == Never {
    /// The elements produced by the publisher, as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The elements produced by the publisher, as a throwing asynchronous sequence.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A value on its way to the task that waits for it.
struct Handover<Value>: @unchecked Sendable {
    let value: Value
}

/// The subscriber that tasks wait for. It goes with its iterator, and cancels then.
private final class AsyncReceiver<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    typealias Answer = Result<Handover<Input>?, Failure>

    private enum State {
        case awaitingSubscription
        case subscribed(any Subscription)
        case terminal(Answer)
    }

    private let lock = Lock()

    // Guarded by `lock`.
    private var state = State.awaitingSubscription
    private var demand = Subscribers.Demand.none
    private var waiting: [CheckedContinuation<Answer, Never>] = []

    deinit {
        if case .subscribed(let subscription) = state { subscription.cancel() }
    }

    func next() async -> Answer {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                lock.lock()
                switch state {
                case .awaitingSubscription:
                    waiting.append(continuation)
                    demand += 1
                    lock.unlock()
                case .subscribed(let subscription):
                    waiting.append(continuation)
                    lock.unlock()
                    subscription.request(.max(1))
                case .terminal(let answer):
                    // A failure is thrown once.
                    state = .terminal(.success(nil))
                    lock.unlock()
                    continuation.resume(returning: answer)
                }
            }
        } onCancel: {
            cancel()
        }
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaitingSubscription = state else {
            lock.unlock()
            return subscription.cancel()
        }
        state = .subscribed(subscription)
        let demand = exchange(&self.demand, with: .none)
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let continuation = lock.whileLocked { waiting.isEmpty ? nil : waiting.removeFirst() }
        continuation?.resume(returning: .success(Handover(value: input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        var answer = Answer.success(nil)
        if case .failure(let error) = completion { answer = .failure(error) }
        lock.lock()
        let waiting = exchange(&self.waiting, with: [])
        state = .terminal(waiting.isEmpty ? answer : .success(nil))
        lock.unlock()
        for (index, continuation) in waiting.enumerated() {
            continuation.resume(returning: index == 0 ? answer : .success(nil))
        }
    }

    private func cancel() {
        lock.lock()
        let waiting = exchange(&self.waiting, with: [])
        let state = exchange(&self.state, with: .terminal(.success(nil)))
        lock.unlock()
        if case .subscribed(let subscription) = state { subscription.cancel() }
        for continuation in waiting { continuation.resume(returning: .success(nil)) }
    }
}
