import Synchronization

/// A disposable that only remembers that it was disposed.
public final class BooleanDisposable: Cancelable {
    private let disposed: Atomic<Bool>

    /// Makes one that is not disposed of yet.
    public init() { disposed = Atomic(false) }

    /// Makes one that may count as disposed of already.
    public init(isDisposed: Bool) { disposed = Atomic(isDisposed) }

    public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    public func dispose() { disposed.store(true, ordering: .releasing) }
}
