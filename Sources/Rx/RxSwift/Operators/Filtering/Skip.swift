import Foundation

extension ObservableType {
    /// Drops the first `count` values and sends the rest. A `count` below 1 drops none.
    public func skip(_ count: Int) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var remaining = count
            return source.run(
                ClosureSink(sink) { downstream, value in
                    if remaining <= 0 { downstream.next(value) } else { remaining -= 1 }
                })
        }
    }

    /// Drops the values of the first `duration` after the subscription.
    ///
    /// The time is measured on `scheduler`.
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            let isOpen = BooleanDisposable()
            let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
                isOpen.dispose()
                return Disposables.create()
            }
            let upstream = source.run(
                ClosureSink(sink) { downstream, value in if isOpen.isDisposed { downstream.next(value) } })
            return BinaryDisposable(timer.base, upstream)
        }
    }

    /// Drops values as long as `predicate` returns true for them, and sends the rest.
    ///
    /// `predicate` is not called after it has returned false. An error that it throws ends the sequence.
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable()
        return Producer { sink in
            var isRunning = false
            return source.run(
                ClosureSink(sink) { downstream, value in
                    if !isRunning { isRunning = try !predicate(value) }
                    if isRunning { downstream.next(value) }
                })
        }
    }

    /// Drops values until `other` has sent one, and sends the rest.
    ///
    /// The sequence sends nothing and does not end if `other` never sends; an error of `other` ends it.
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return Producer { sink in
            let hub = SkipUntilHub(sink)
            return hub.start(source, other)
        }
    }
}

private final class SkipUntilHub<Element>: Hub<Element> {
    private let group = CompositeDisposable()
    private var isOpen = false

    /// Returns what ends the subscriptions, and not the hub: when the source ends before it has opened nothing goes
    /// downstream, and the chain below and the hub would keep each other.
    func start<Other>(_ source: Observable<Element>, _ other: Observable<Other>) -> DisposeBase {
        let values = Branch<Element>(
            turn, onNext: { [self] in if isOpen { emit($0) } },
            onEnd: { [self] _, error in
                if error != nil || isOpen { end(error) } else { dispose() }
            })
        let opener = Branch<Other>(
            turn,
            onNext: { [self] _ in
                isOpen = true
                close?()
            },
            onEnd: { [self] branch, error in
                if let error { end(error) } else { branch.dispose() }
            })
        let openerDisposable = SingleAssignmentDisposable()
        openerDisposable.setDisposable(opener)
        close = openerDisposable.dispose
        _ = group.insert(values)
        _ = group.insert(openerDisposable)
        source.attach(values)
        other.attach(opener)
        return group
    }

    private var close: (() -> Void)?

    override func dispose() { group.dispose() }
}
