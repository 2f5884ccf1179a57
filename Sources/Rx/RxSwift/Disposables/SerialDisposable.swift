/// A place for one disposable. Putting another there disposes of the one before. It may be used from any thread.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    private var current: (any Disposable)?
    private var disposed = false

    /// Makes an empty place.
    public override init() { super.init() }

    public var isDisposed: Bool { lock.whileLocked { disposed } }

    /// The present disposable. Setting it disposes of the one before, or of the new one if this was disposed of.
    public var disposable: any Disposable {
        get { lock.whileLocked { current } ?? Disposables.create() }
        set {
            let outgoing: (any Disposable)? = lock.whileLocked {
                if disposed { return newValue }
                defer { current = newValue }
                return current
            }
            outgoing?.dispose()
        }
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
