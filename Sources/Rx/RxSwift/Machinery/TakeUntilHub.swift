import Foundation

/// The middle of `take(until:)` and `take(for:)`: passes values on until something else happens.
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
