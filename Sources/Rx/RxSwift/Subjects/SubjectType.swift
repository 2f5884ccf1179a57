/// A sequence that is also an observer.
public protocol SubjectType: ObservableType {
    /// The observer that it is.
    associatedtype Observer: ObserverType

    /// The older name of `Observer`.
    @available(*, deprecated, renamed: "Observer")
    typealias SubjectObserverType = Observer

    /// The subject's observer.
    func asObserver() -> Observer
}
