/// A subject that remembers values, and sends them to whoever subscribes, after the end too.
///
/// Events may come from any thread, but not from two at a time, which debug builds report. No lock is held while
/// subscribers are called.
public class ReplaySubject<Element>: Subject<Element>, SubjectType, ObserverType, Disposable {
    /// The observer that the subject is.
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let tracker = SynchronizationTracker()
    private let capacity: Int
    private var buffer = Fifo<Element>()

    private init(capacity: Int) {
        self.capacity = capacity
        super.init()
    }

    /// Makes a subject that remembers up to `bufferSize` of the latest values.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(capacity: bufferSize) }

    /// Makes a subject that remembers every value.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(capacity: .max) }

    @usableFromInline
    package override func remember(_ value: Element) {
        guard capacity > 0 else { return }
        buffer.append(value)
        if buffer.count > capacity { _ = buffer.popFirst() }
    }

    package override var hasMemory: Bool { !buffer.isEmpty }

    package override func memory() -> [Element] { buffer.contents }

    public func on(_ event: Event<Element>) {
        let first = tracker.enter("ReplaySubject<\(Element.self)>")
        switch event {
        case .next(let value): deliver(value)
        case .error(let error): finish(error)
        case .completed: finish(nil)
        }
        tracker.leave(first)
    }

    public func asObserver() -> ReplaySubject<Element> { self }

    /// Lets every observer go without an event, and forgets the values. Later subscribers get `RxError.disposed`.
    public func dispose() {
        close()
        let buffer = lock.whileLocked {
            defer { self.buffer = Fifo() }
            return self.buffer
        }
        _ = buffer
    }
}
