/// A place for one disposable that is known later; setting a second stops the program.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    private var current: (any Disposable)?
    private var disposed = false
    private var assigned = false

    /// Makes an empty place.
    public override init() { super.init() }

    public var isDisposed: Bool { lock.whileLocked { disposed } }

    /// Sets the disposable, which is disposed of at once if this one was before.
    public func setDisposable(_ disposable: any Disposable) {
        let late: Bool = lock.whileLocked {
            precondition(!assigned, "A disposable is set already.")
            assigned = true
            if !disposed { current = disposable }
            return disposed
        }
        if late { disposable.dispose() }
    }

    public override func dispose() {
        let outgoing: (any Disposable)? = lock.whileLocked {
            disposed = true
            defer { current = nil }
            return current
        }
        outgoing?.dispose()
    }
}
