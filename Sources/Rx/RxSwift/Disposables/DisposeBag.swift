extension Disposable {
    /// Puts the disposable into a bag, to be disposed with it.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Holds disposables, and disposes of them when it is released, on the thread that releases it.
///
/// To dispose of them earlier, put another bag in its place. It may be used from any thread.
public final class DisposeBag {
    private let lock = Lock()
    private var disposables: [any Disposable] = []
    private var isDisposed = false

    /// Makes an empty bag.
    public init() { traceInit() }

    /// Adds a disposable.
    public func insert(_ disposable: any Disposable) {
        let isLate = lock.whileLocked {
            if !isDisposed { disposables.append(disposable) }
            return isDisposed
        }
        if isLate { disposable.dispose() }
    }

    private func dispose() {
        let all = lock.whileLocked {
            let all = disposables
            disposables = []
            isDisposed = true
            return all
        }
        for disposable in all { disposable.dispose() }
    }

    deinit {
        dispose()
        traceDeinit()
    }
}

extension DisposeBag {
    /// Makes a bag of disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        insert(disposables)
    }

    /// Makes a bag of disposables.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Makes a bag of the disposables that a builder lists.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init(disposing: builder())
    }

    /// Adds disposables.
    public func insert(_ disposables: any Disposable...) { insert(disposables) }

    /// Adds disposables.
    public func insert(_ disposables: [any Disposable]) {
        for disposable in disposables { insert(disposable) }
    }

    /// Adds the disposables that a builder lists.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    /// Lists disposables, one a line.
    @resultBuilder
    public struct DisposableBuilder {
        /// Makes an array of the lines of a builder.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}
