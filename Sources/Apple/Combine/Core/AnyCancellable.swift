/// A type-erasing cancellable object that executes a provided closure when cancelled.
///
/// It cancels itself when it is deallocated. Cancelling is safe from any thread; only the first time counts.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (any Cancellable & AnyObject)?

    /// Creates a cancellable that runs the closure when it is cancelled or deallocated.
    public init(_ cancel: @escaping () -> Void) {
        action = CancelClosure(cancel)
    }

    /// Creates a cancellable that cancels another.
    public init<C>(_ canceller: C) where C: Cancellable {
        if let same = canceller as? AnyCancellable {
            action = same
        } else {
            action = CancelClosure(canceller.cancel)
        }
    }

    @usableFromInline
    init(object: any Cancellable & AnyObject) {
        action = object
    }

    deinit {
        action?.cancel()
    }

    public func cancel() {
        lock.lock()
        let action = self.action
        self.action = nil
        lock.unlock()
        action?.cancel()
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension AnyCancellable {
    /// Stores this cancellable in the given collection.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores this cancellable in the given set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}

private final class CancelClosure: Cancellable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func cancel() { action() }
}
