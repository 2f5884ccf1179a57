/// A subscription to keep: it cancels when it is released.
///
/// Store it for as long as values are wanted. Cancelling is safe from any thread, and only the first time has an
/// effect; it lets go of everything the subscription kept alive.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (any Cancellable & AnyObject)?

    /// Creates a cancellable that calls a closure once: when it is cancelled or released.
    public init(_ cancel: @escaping () -> Void) {
        action = CancelClosure(cancel)
    }

    /// Creates a cancellable that cancels another one, when it is cancelled itself or released.
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

    /// Cancels now, rather than upon release.
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
    /// Appends this cancellable to a collection, which keeps it.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Inserts this cancellable into a set, which keeps it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}

private final class CancelClosure: Cancellable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func cancel() { action() }
}
