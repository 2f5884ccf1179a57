/// A disposable that waits until those who retained it have disposed too.
public final class RefCountDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    private var disposable: (any Disposable)?
    private var primaryDisposed = false
    private var count = 0

    /// Makes a disposable of another, which is disposed of when this one and all that retained it are.
    public init(disposable: any Disposable) {
        self.disposable = disposable
        super.init()
    }

    public var isDisposed: Bool { lock.whileLocked { disposable == nil } }

    /// Keeps the disposable until the returned one is disposed of.
    public func retain() -> any Disposable {
        let isAlive = lock.whileLocked {
            if disposable != nil { count += 1 }
            return disposable != nil
        }
        return isAlive ? AnonymousDisposable { self.release() } : Disposables.create()
    }

    public override func dispose() {
        let last: (any Disposable)? = lock.whileLocked {
            primaryDisposed = true
            return takeIfUnused()
        }
        last?.dispose()
    }

    private func release() {
        let last: (any Disposable)? = lock.whileLocked {
            count -= 1
            return takeIfUnused()
        }
        last?.dispose()
    }

    private func takeIfUnused() -> (any Disposable)? {
        guard primaryDisposed, count == 0 else { return nil }
        defer { disposable = nil }
        return disposable
    }
}
