/// The part of a `@Published` property that does not depend on its type.
@usableFromInline
class PublishedCore: _SubjectCore {
    /// Set when the object's `objectWillChange` was first asked for. Guarded by the lock.
    @usableFromInline @exclusivity(unchecked)
    final var objectWillChange: ObservableObjectPublisher?

    /// The subscriptions that assign to this property, which end with it. Guarded by the lock.
    private final var assignments: [AnyCancellable]?

    final func install(_ publisher: ObservableObjectPublisher) {
        lock.whileLocked { objectWillChange = publisher }
    }

    final var installed: ObservableObjectPublisher? { lock.whileLocked { objectWillChange } }

    final func keep(_ assignment: AnyCancellable) {
        lock.whileLocked { assignments = (assignments ?? []) + [assignment] }
    }
}

/// Holds a `@Published` property: its value, its subscribers, and the object's change publisher.
///
/// A value is delivered before it is stored, so that a subscriber that reads the property sees the old one.
@usableFromInline
final class PublishedSubject<Value>: PublishedCore {
    @usableFromInline @exclusivity(unchecked)
    var current: Value

    @usableFromInline
    init(_ value: Value) { current = value }

    @inlinable
    var value: Value { lock.whileLocked { current } }

    /// Stores a value that nobody is to hear of; `false`, and nothing done, if somebody is.
    @inlinable @inline(__always)
    func storeIfUnobserved(_ value: Value) -> Bool {
        lock.lock()
        guard first == nil, objectWillChange == nil else {
            lock.unlock()
            return false
        }
        let replaced = exchange(&current, with: value)
        lock.unlock()
        withExtendedLifetime(replaced) {}
        return true
    }

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
    @inlinable
    func sendAndUnlock(_ value: Value) {
        let thread = currentThread()
        let objectWillChange = self.objectWillChange
        if owner != 0, owner != thread {
            postpone { self.deliverAndStore(value, objectWillChange: nil) }
            let replaced = exchange(&current, with: value)
            lock.unlock()
            objectWillChange?.send()
            withExtendedLifetime(replaced) {}
            return
        }
        let isNested = owner == thread
        owner = thread
        lock.unlock()
        deliverAndStore(value, objectWillChange: objectWillChange)
        if !isNested { leave() }
    }

    /// Called by the owner, without the lock.
    @inlinable
    func deliverAndStore(_ value: Value, objectWillChange: ObservableObjectPublisher?) {
        objectWillChange?.send()
        lock.lock()
        var first = self.first
        while let from = first, let through = last {
            lock.unlock()
            withUnsafePointer(to: value) { walk(.value, $0, from: from, through: through) }
            lock.lock()
            // Whoever subscribed during the delivery has been given the old value.
            first = through._withUnsafeGuaranteedRef { $0.next }
        }
        // A value that waits is newer, and is stored already.
        let replaced = backlog == nil ? exchange(&current, with: value) : nil
        lock.unlock()
        withExtendedLifetime(replaced) {}
    }

    @usableFromInline
    override func catchUp(_ conduit: Conduit) {
        lock.lock()
        let value = current
        performAndUnlock {
            if conduit.isBehind { withUnsafePointer(to: value) { conduit.offer($0) } }
        }
    }

    @usableFromInline
    override var subscriptionName: String { "PublishedSubject" }
}
