/// The subscriber of `values`, for which tasks wait. It is released with its iterator, and cancels then.
final class AsyncReceiver<Input, Failure: Error>: Subscriber, @unchecked Sendable {
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
