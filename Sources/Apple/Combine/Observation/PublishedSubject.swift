/// What a `@Published` property consists of: its value, its subscribers, and the object's change publisher.
///
/// A value is delivered before it is stored, so that a subscriber that reads the property sees the old one.
@usableFromInline
final class PublishedSubject<Value>: _SubjectCore<Value, Never>, AnyPublishedSubject {
    @usableFromInline
    var current: Value

    /// Set when the object's `objectWillChange` was first asked for. Guarded by the lock.
    @usableFromInline
    var objectWillChange: ObservableObjectPublisher?

    /// The subscriptions that assign to this property, which end with it. Guarded by the lock.
    private var assignments: [AnyCancellable]?

    @usableFromInline
    init(_ value: Value) { current = value }

    @inlinable
    var value: Value { lock.whileLocked { current } }

    @inlinable @inline(__always)
    func send(_ value: Value) {
        lock.lock()
        if first == nil, objectWillChange == nil {
            let replaced = exchange(&current, with: value)
            lock.unlock()
            withExtendedLifetime(replaced) {}
        } else {
            sendAndUnlock(value)
        }
    }

    /// Called with the lock held.
    @usableFromInline
    func sendAndUnlock(_ value: Value) {
        let thread = currentThread()
        let isNested = owner == thread
        if owner != 0, !isNested {
            postpone(.value(value))
            let replaced = exchange(&current, with: value)
            let objectWillChange = self.objectWillChange
            lock.unlock()
            objectWillChange?.send()
            withExtendedLifetime(replaced) {}
            return
        }
        owner = thread
        let objectWillChange = self.objectWillChange
        var first = self.first
        var last = self.last
        lock.unlock()
        objectWillChange?.send()
        var replaced: Value?
        while true {
            if let first, let last { offer(value, from: first, through: last) }
            lock.lock()
            // Whoever subscribed during the delivery has been given the old value.
            if let end = self.last, end.toOpaque() != last?.toOpaque() {
                first = last.map { $0._withUnsafeGuaranteedRef { $0.next.unsafelyUnwrapped } } ?? self.first
                last = end
                lock.unlock()
                continue
            }
            if backlog == nil { replaced = exchange(&current, with: value) }
            break
        }
        lock.unlock()
        if !isNested { leave() }
        withExtendedLifetime(replaced) {}
    }

    @usableFromInline
    override func startingValue() -> Value? { current }

    @usableFromInline
    override var subscriptionName: String { "PublishedSubject" }

    @usableFromInline
    func install(_ publisher: ObservableObjectPublisher) {
        lock.whileLocked { objectWillChange = publisher }
    }

    @usableFromInline
    var installed: ObservableObjectPublisher? { lock.whileLocked { objectWillChange } }

    func keep(_ assignment: AnyCancellable) {
        lock.whileLocked { assignments = (assignments ?? []) + [assignment] }
    }
}

/// A `PublishedSubject` of any type of value, as reflection finds it in an object.
@usableFromInline
protocol AnyPublishedSubject: AnyObject {
    var installed: ObservableObjectPublisher? { get }
    func install(_ publisher: ObservableObjectPublisher)
}
