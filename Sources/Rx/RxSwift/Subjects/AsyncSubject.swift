/// A subject that sends its last value when it completes, to those who are subscribed and to those who come later.
///
/// An error is passed on without the value.
public final class AsyncSubject<Element>: Subject<Element>, SubjectType, ObserverType {
    /// The observer that the subject is.
    public typealias SubjectObserverType = AsyncSubject<Element>

    private let tracker = SynchronizationTracker()
    private var last: Element?

    /// Makes a subject without a value.
    public override init() { super.init() }

    public func on(_ event: Event<Element>) {
        let first = tracker.enter("AsyncSubject<\(Element.self)>")
        switch event {
        case .next(let value):
            lock.whileLocked { if !hasEnded { last = value } }
        case .error(let error):
            lock.whileLocked { if !hasEnded { last = nil } }
            finish(error)
        case .completed:
            let value = lock.whileLocked {
                hasEnded = true
                defer { audience = Audience() }
                return audience
            }
            if let last { Sink<Element>.next(last, value.first, value.rest) }
            value.stop(nil)
            value.abandon()
        }
        tracker.leave(first)
    }

    package override var hasMemory: Bool { hasEnded && last != nil }

    package override func memory() -> [Element] { hasEnded ? last.map { [$0] } ?? [] : [] }

    public func asObserver() -> AsyncSubject<Element> { self }
}
