/// The subscription of the operators that publish one value when the upstream has finished, or as soon as it is known:
/// `reduce`, `collect`, `count`, `first`, `contains` and their kin.
///
/// It takes all values the upstream has, whatever the downstream wants, and keeps the result until it is requested.
final class ReduceSubscription<Input, InputFailure: Error, Downstream: Subscriber>: OperatorSubscription<
    Input, InputFailure, Downstream
>,
Subscriber
{
    private let name: StaticString
    private let step: (inout Downstream.Input?, Input) throws -> Bool
    private var result: Downstream.Input?
    private let initial: Downstream.Input?

    // Guarded by `lock`.
    private var isRequested = false
    private var isConcluded = false

    /// - Parameters:
    ///   - result: The result of an upstream without values; `nil` for none.
    ///   - step: Takes a value into account, and says whether the result is final.
    init(
        _ downstream: Downstream, _ name: StaticString, _ result: Downstream.Input?,
        _ step: @escaping (inout Downstream.Input?, Input) throws -> Bool
    ) {
        self.name = name
        self.result = result
        initial = result
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
            if try step(&result, input) {
                let (wasActive, upstream) = terminate()
                upstream?.cancel()
                if wasActive { conclude() }
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
        guard result != nil else { return downstream.receive(completion: .finished) }
        lock.lock()
        isConcluded = !isRequested
        let isRequested = self.isRequested
        lock.unlock()
        if isRequested { publish() }
    }

    private func publish() {
        guard let result else { return }
        self.result = nil
        _ = downstream.receive(result)
        downstream.receive(completion: .finished)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        isRequested = true
        let isDue = exchange(&isConcluded, with: false)
        lock.unlock()
        if isDue { publish() }
    }

    override func cleanUp() {
        lock.whileLocked { isConcluded = false }
    }

    override var description: String { name.description }

    override var mirrorChildren: [Mirror.Child] {
        [("downstream", downstream), ("result", result as Any), ("initial", initial as Any), ("status", status)]
    }
}
