/// A subject that sends on what it is given to those who are subscribed at that time.
public final class PublishSubject<Element>: Subject<Element>, SubjectType, Cancelable, ObserverType {
    public typealias SubjectObserverType = PublishSubject<Element>

    @usableFromInline let tracker = SynchronizationTracker()

    public override init() { super.init() }

    /// Whether the subject was disposed.
    public var isDisposed: Bool { lock.whileLocked { hasBeenDisposed } }

    /// Sends a value to those who are subscribed.
    @inlinable
    public func onNext(_ element: Element) {
        let first = tracker.enter("PublishSubject<\(Element.self)>")
        deliver(element) {}
        tracker.leave(first)
    }

    public func on(_ event: Event<Element>) {
        let first = tracker.enter("PublishSubject<\(Element.self)>")
        switch event {
        case .next(let value): deliver(value)
        case .error(let error): finish(error)
        case .completed: finish(nil)
        }
        tracker.leave(first)
    }

    public func asObserver() -> PublishSubject<Element> { self }

    /// Lets every observer go without a word.
    public func dispose() { close() }
}
