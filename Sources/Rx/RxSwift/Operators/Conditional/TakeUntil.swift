import Foundation

/// Whether the value that ends a sequence belongs to it.
public enum TakeBehavior {
    /// It does.
    case inclusive
    /// It does not.
    case exclusive
}

extension ObservableType {
    /// The values until `other` sends one.
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return Producer { sink in
            let hub = TakeUntilHub(sink)
            hub.start(source, other)
            return hub
        }
    }

    /// The values until one for which `predicate` holds.
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(while: { try !predicate($0) }, behavior: behavior)
    }

    /// The values until one for which `predicate` does not hold.
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var isRunning = true
            return source.run(
                ClosureStage(sink) { downstream, value in
                    guard isRunning else { return }
                    isRunning = try predicate(value)
                    if isRunning || behavior == .inclusive { downstream.next(value) }
                    if !isRunning { downstream.stop(nil) }
                })
        }
    }
}

/// The values of a source until something happens.
final class TakeUntilHub<Element>: Hub<Element> {
    private let group = CompositeDisposable()

    private func values() -> Branch<Element> {
        Branch(turn, onNext: { [self] in emit($0) }, onEnd: { [self] _, error in end(error) })
    }

    func start<Other>(_ source: Observable<Element>, _ other: Observable<Other>) {
        let closer = Branch<Other>(
            turn, onNext: { [self] _ in end(nil) },
            onEnd: { [self] branch, error in
                if let error { end(error) } else { branch.dispose() }
            })
        let values = values()
        _ = group.insert(values)
        _ = group.insert(closer)
        other.attach(closer)
        source.attach(values)
    }

    func startTimer(_ source: Observable<Element>, _ duration: RxTimeInterval, _ scheduler: any SchedulerType) {
        let timer = scheduler.scheduleRelative((), dueTime: duration) { [self] in
            turn.perform { [self] in end(nil) }
            return Disposables.create()
        }
        let values = values()
        _ = group.insert(timer)
        _ = group.insert(values)
        source.attach(values)
    }

    override func dispose() { group.dispose() }
}
