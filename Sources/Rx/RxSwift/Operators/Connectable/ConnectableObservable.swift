/// A sequence that begins when it is told to, for all who are subscribed.
public protocol ConnectableObservableType: ObservableType {
    /// Begins.
    ///
    /// - Returns: What ends it.
    func connect() -> any Disposable
}

/// A sequence that begins when it is told to, for all who are subscribed.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    public func connect() -> any Disposable { preconditionFailure("overridden") }
}
