/// The subscription of the operators that publish one value when the upstream has finished, or as soon as it is known:
/// `reduce`, `collect`, `count`, `first`, `contains` and their kin.
///
/// It takes all values the upstream has, whatever the downstream wants, and keeps the result, and the end with it, until
/// something is requested. A failure waits for nothing.
final class ReduceSubscription<Input, InputFailure: Error, Downstream: Subscriber>: OperatorSubscription<
    Input, InputFailure, Downstream
>,
Subscriber
{
    private let name: StaticString
    private let step: (inout Downstream.Input?, Input) throws -> Bool
    private var result: Downstream.Input?
    private let initial: Downstream.Input?
    private let countOf: ((Downstream.Input) -> Int)?

    // Guarded by `lock`.
    private var isRequested = false
    private var isConcluded = false

    /// - Parameters:
    ///   - result: The result of an upstream without values; `nil` for none.
    ///   - countOf: Counts what is in the result, for a mirror that shows nothing else.
    ///   - step: Takes a value into account, and says whether the result is final.
    init(
        _ downstream: Downstream, _ name: StaticString, _ result: Downstream.Input?,
        countOf: ((Downstream.Input) -> Int)? = nil,
        _ step: @escaping (inout Downstream.Input?, Input) throws -> Bool
    ) {
        self.name = name
        self.result = result
        initial = result
        self.countOf = countOf
        self.step = step
        super.init(downstream)
    }

    override func start() {
        downstream.receive(subscription: self)
        requestUpstream(.unlimited)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        do {
            if try step(&result, input), let upstream = terminate() {
                upstream.cancel()
                conclude()
            }
        } catch {
            finish(.failure(error as! Downstream.Failure))
        }
        return .none
    }

    override func complete(_ completion: Subscribers.Completion<InputFailure>) {
        switch completion {
        case .finished: conclude()
        case .failure(let error): downstream.receive(completion: .failure(error as! Downstream.Failure))
        }
    }

    private func conclude() {
        lock.lock()
        isConcluded = !isRequested
        let isRequested = self.isRequested
        lock.unlock()
        if isRequested { publish() }
    }

    private func publish() {
        if let result = exchange(&result, with: nil) { _ = downstream.receive(result) }
        downstream.receive(completion: .finished)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.lock()
        isRequested = true
        let isDue = exchange(&isConcluded, with: false)
        lock.unlock()
        if isDue { publish() }
    }

    override func cancel() {
        super.cancel()
        lock.whileLocked { isConcluded = false }
    }

    override var description: String { name.description }

    override var mirrorChildren: [Mirror.Child] {
        if let countOf { return [("count", result.map(countOf) ?? 0)] }
        return [("downstream", downstream), ("result", result as Any), ("initial", initial as Any), ("status", status)]
    }
}
