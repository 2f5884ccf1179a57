/// A subject that passes events to those who are subscribed when they come.
///
/// A subscriber hears nothing of what was sent before, except the end. Events may come from any thread, but not from
/// two at a time, which debug builds report. No lock is held while subscribers are called.
public final class PublishSubject<Element>: Subject<Element>, SubjectType, Cancelable, ObserverType {
    /// The observer that the subject is.
    public typealias SubjectObserverType = PublishSubject<Element>

    @usableFromInline let tracker = SynchronizationTracker()

    /// Makes a subject that nobody is subscribed to.
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

    /// Lets every observer go without an event. Later subscribers get `RxError.disposed`.
    public func dispose() { close() }
}
