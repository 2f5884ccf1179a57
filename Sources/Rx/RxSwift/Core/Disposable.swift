/// Something that can be given back: a subscription, a timer, an observation.
public protocol Disposable {
    /// Gives it back; a second call does nothing.
    func dispose()
}

/// A disposable that knows whether it was disposed.
public protocol Cancelable: Disposable {
    /// Whether `dispose()` was called.
    var isDisposed: Bool { get }
}

/// The class behind every disposable of the library.
///
/// A reference to it is one word and its `dispose()` one indirect call, which is why subscriptions are passed as this
/// class inside the library.
public class DisposeBase: Disposable {
    package init() { traceInit() }

    deinit { traceDeinit() }

    public func dispose() {}
}

/// A disposable of somebody else's.
final class ForeignDisposable: DisposeBase {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) { self.disposable = disposable }

    override func dispose() { disposable.dispose() }
}

extension Disposable {
    /// The disposable as the library passes them.
    package var base: DisposeBase { (self as AnyObject) as? DisposeBase ?? ForeignDisposable(self) }
}

extension DisposeBase {
    package var base: DisposeBase { self }
}
