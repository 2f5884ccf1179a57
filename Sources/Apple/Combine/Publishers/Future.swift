/// A result that will be there later, such as of a call with a completion handler.
///
/// The closure runs at once, when the future is created. Whoever subscribes, before or after the result is there, gets
/// it: a value when it is requested, a failure without a request. A future lives as long as somebody keeps it or its
/// promise.
public final class Future<Output, Failure: Error>: Publisher {
    /// Takes the result. Call it once, on any thread; later calls have no effect.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()

    // Guarded by `lock`.
    private var result: Result<Output, Failure>?
    private var waiting: [FutureSubscription<Output, Failure>] = []

    /// Creates a future, and calls a closure with the promise that is to take its result.
    public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        lock.lock()
        guard self.result == nil else { return lock.unlock() }
        self.result = result
        let waiting = exchange(&self.waiting, with: [])
        lock.unlock()
        for subscription in waiting { subscription.fulfill(result) }
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let subscription = TypedFutureSubscription(subscriber, self)
        lock.lock()
        let result = self.result
        if result == nil { waiting.append(subscription) }
        lock.unlock()
        subscriber.receive(subscription: subscription)
        if let result { subscription.fulfill(result) }
    }

    fileprivate func forget(_ subscription: FutureSubscription<Output, Failure>) {
        lock.whileLocked { waiting.removeAll { $0 === subscription } }
    }
}

extension Future: @unchecked Sendable where Output: Sendable {}

extension Future where Failure == Never {
    /// The value, awaited.
    public final var value: Output {
        get async {
            await withCheckedContinuation { (continuation: CheckedContinuation<Handover<Output>, Never>) in
                subscribe(
                    Subscribers.Sink(
                        receiveCompletion: { _ in },
                        receiveValue: { continuation.resume(returning: Handover(value: $0)) }))
            }.value
        }
    }
}

extension Future {
    /// The value, awaited; a failure is thrown.
    public final var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Handover<Output>, any Error>) in
                subscribe(
                    Subscribers.Sink(
                        receiveCompletion: {
                            if case .failure(let error) = $0 { continuation.resume(throwing: error) }
                        },
                        receiveValue: { continuation.resume(returning: Handover(value: $0)) }))
            }.value
        }
    }
}

private class FutureSubscription<Output, Failure: Error> {
    func fulfill(_ result: Result<Output, Failure>) {}
}

private final class TypedFutureSubscription<Downstream: Subscriber>:
    FutureSubscription<Downstream.Input, Downstream.Failure>, Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let lock = Lock()

    // Guarded by `lock`.
    private var downstream: Downstream?
    private var parent: Future<Downstream.Input, Downstream.Failure>?
    private var result: Result<Downstream.Input, Downstream.Failure>?
    private var isRequested = false

    init(_ downstream: Downstream, _ parent: Future<Downstream.Input, Downstream.Failure>) {
        self.downstream = downstream
        self.parent = parent
    }

    /// A value waits for a request; a failure needs none.
    override func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
        lock.lock()
        self.result = result
        if case .success = result, !isRequested { return lock.unlock() }
        deliverAndUnlock(result)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.lock()
        isRequested = true
        guard let result else { return lock.unlock() }
        deliverAndUnlock(result)
    }

    private func deliverAndUnlock(_ result: Result<Downstream.Input, Downstream.Failure>) {
        let downstream = exchange(&self.downstream, with: nil)
        let parent = exchange(&self.parent, with: nil)
        lock.unlock()
        guard let downstream else { return }
        switch result {
        case .success(let value):
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case .failure(let error):
            downstream.receive(completion: .failure(error))
        }
        withExtendedLifetime(parent) {}
    }

    func cancel() {
        lock.lock()
        let downstream = exchange(&self.downstream, with: nil)
        let parent = exchange(&self.parent, with: nil)
        lock.unlock()
        parent?.forget(self)
        withExtendedLifetime(downstream) {}
    }

    var description: String { "Future" }

    var customMirror: Mirror {
        lock.whileLocked {
            Mirror(
                self,
                children: [
                    "parent": parent as Any, "downstream": downstream as Any,
                    "hasAnyDemand": downstream != nil && isRequested,
                    "subject": parent as Any,
                ])
        }
    }

    var playgroundDescription: Any { description }
}
