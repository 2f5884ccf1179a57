/// The subscriber of `values`, for which tasks wait. It can be cancelled, and cancels when it is released with its
/// iterator.
final class AsyncReceiver<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    typealias Answer = Result<Handover<Input>?, Failure>

    private enum State {
        case awaitingSubscription
        case subscribed(any Subscription)
        case terminal(Failure?)
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
                case .terminal(let error):
                    // A failure is thrown once.
                    state = .terminal(nil)
                    lock.unlock()
                    continuation.resume(returning: error.map { .failure($0) } ?? .success(nil))
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

    /// A value that no subscription has brought ends the waiting; one that nobody awaits stops the program.
    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = state else {
            let waiting = exchange(&self.waiting, with: [])
            lock.unlock()
            for continuation in waiting { continuation.resume(returning: .success(nil)) }
            return .none
        }
        guard !waiting.isEmpty else {
            lock.unlock()
            preconditionFailure("Received an output without requesting demand")
        }
        let continuation = waiting.removeFirst()
        lock.unlock()
        continuation.resume(returning: .success(Handover(value: input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        var error: Failure?
        if case .failure(let failure) = completion { error = failure }
        lock.lock()
        if case .terminal = state { error = nil }
        let waiting = exchange(&self.waiting, with: [])
        state = .terminal(waiting.isEmpty ? error : nil)
        lock.unlock()
        for (index, continuation) in waiting.enumerated() {
            continuation.resume(returning: index == 0 ? error.map { .failure($0) } ?? .success(nil) : .success(nil))
        }
    }

    func cancel() {
        lock.lock()
        let waiting = exchange(&self.waiting, with: [])
        let state = exchange(&self.state, with: .terminal(nil))
        lock.unlock()
        if case .subscribed(let subscription) = state { subscription.cancel() }
        for continuation in waiting { continuation.resume(returning: .success(nil)) }
    }
}
