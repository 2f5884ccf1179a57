/// A sequence that is also an observer.
public protocol SubjectType: ObservableType {
    /// The observer that it is.
    associatedtype Observer: ObserverType

    /// The subject's observer.
    func asObserver() -> Observer
}
