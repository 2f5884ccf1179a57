/// `Observable`, for files where another module has a type of that name.
public typealias RxObservable<Element> = RxSwift.Observable<Element>

/// A sequence of values in time, which ends with completion or an error, or not at all.
public class Observable<Element>: ObservableType {
    package init() { traceInit() }

    deinit { traceDeinit() }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let root = ObserverRoot(observer)
        attach(root)
        return root
    }

    public func asObservable() -> Observable<Element> { self }

    /// Starts sending to `sink` and returns what stops it. What is returned must not hold the sink, so that a chain
    /// whose source is released is released.
    @usableFromInline
    package func run(_ sink: Sink<Element>) -> DisposeBase { preconditionFailure("overridden") }

    /// Whether work that the source schedules on the current thread waits until the subscription is made.
    package var isTrampolined: Bool { true }

    /// Subscribes a root.
    @usableFromInline
    package final func attach(_ root: Root<Element>) {
        guard isTrampolined else { return root.connect(run(root)) }
        let trampoline = Trampoline.current
        if trampoline.isActive {
            root.connect(run(root))
        } else {
            trampoline.isActive = true
            root.connect(run(root))
            trampoline.drain()
        }
    }
}
