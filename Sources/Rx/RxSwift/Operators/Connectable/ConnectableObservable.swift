/// A sequence that subscribes to its source when `connect()` is called, once for all its subscribers.
public protocol ConnectableObservableType: ObservableType {
    /// Subscribes to the source, unless it is connected already.
    ///
    /// - Returns: A disposable that ends the connection. After that, or when the source has ended, it can be connected
    ///   again.
    func connect() -> any Disposable
}

/// A sequence that subscribes to its source when `connect()` is called, once for all its subscribers.
///
/// It is made by `publish()`, `replay(_:)` and `multicast(_:)`.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    public func connect() -> any Disposable { preconditionFailure("overridden") }
}
