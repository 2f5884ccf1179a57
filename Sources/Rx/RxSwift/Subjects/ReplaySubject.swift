/// A subject that remembers values and gives them to whoever subscribes.
public class ReplaySubject<Element>: Subject<Element>, SubjectType, ObserverType, Disposable {
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let tracker = SynchronizationTracker()
    private let capacity: Int
    private var buffer = Fifo<Element>()

    private init(capacity: Int) {
        self.capacity = capacity
        super.init()
    }

    /// Makes a subject that remembers the latest values.
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

    /// Lets every observer go without a word and forgets the values.
    public func dispose() {
        close()
        let buffer = lock.whileLocked {
            defer { self.buffer = Fifo() }
            return self.buffer
        }
        _ = buffer
    }
}
