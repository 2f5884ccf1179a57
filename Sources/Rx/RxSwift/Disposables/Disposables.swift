/// Makes disposables.
public struct Disposables {
    private init() {}
}

extension Disposables {
    /// A disposable that does nothing.
    public static func create() -> any Disposable { NopDisposable.shared }

    /// A disposable that calls `dispose` once.
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable { AnonymousDisposable(dispose) }

    /// A disposable of two, disposed in order.
    public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
        CompositeDisposable(disposable1, disposable2)
    }

    /// A disposable of three, disposed in order.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) -> any Cancelable {
        CompositeDisposable(disposable1, disposable2, disposable3)
    }

    /// A disposable of several, disposed in order.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposables: any Disposable...
    ) -> any Cancelable {
        CompositeDisposable(disposables: [disposable1, disposable2, disposable3] + disposables)
    }

    /// A disposable of several, disposed in order.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        CompositeDisposable(disposables: disposables)
    }
}
