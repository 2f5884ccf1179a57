/// A subject that remembers its latest value, and sends it to whoever subscribes.
///
/// After the end, a subscriber hears the end alone. Events may come from any thread, but not from two at a time, which
/// debug builds report. No lock is held while subscribers are called.
public final class BehaviorSubject<Element>: Subject<Element>, SubjectType, Cancelable, ObserverType {
    /// The observer that the subject is.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    @usableFromInline let tracker = SynchronizationTracker()
    @exclusivity(unchecked) @usableFromInline var current: Element

    /// Makes a subject with a first value.
    public init(value: Element) {
        current = value
        super.init()
    }

    /// Whether the subject was disposed.
    public var isDisposed: Bool { lock.whileLocked { hasBeenDisposed } }

    /// The latest value.
    ///
    /// - Throws: The error with which the subject has ended, or `RxError.disposed`.
    public func value() throws -> Element {
        try lock.whileLocked {
            if hasBeenDisposed { throw RxError.disposed(object: self) }
            if let endError { throw endError }
            return current
        }
    }

    /// Sends a value to those who are subscribed, and remembers it.
    @inlinable
    public func onNext(_ element: Element) {
        let first = tracker.enter("BehaviorSubject<\(Element.self)>")
        deliver(element) { current = element }
        tracker.leave(first)
    }

    public func on(_ event: Event<Element>) {
        let first = tracker.enter("BehaviorSubject<\(Element.self)>")
        switch event {
        case .next(let value): deliver(value)
        case .error(let error): finish(error)
        case .completed: finish(nil)
        }
        tracker.leave(first)
    }

    @usableFromInline
    package override func remember(_ value: Element) { current = value }

    package override var hasMemory: Bool { !hasEnded }

    package override func memory() -> [Element] { hasEnded ? [] : [current] }

    /// The latest value, whatever has become of the subject.
    @inlinable
    package var latest: Element { lock.whileLocked { current } }

    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Lets every observer go without an event. Later subscribers get `RxError.disposed`.
    public func dispose() { close() }
}
