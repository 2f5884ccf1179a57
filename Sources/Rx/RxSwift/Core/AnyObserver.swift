/// An observer whose type is hidden.
public struct AnyObserver<Element>: ObserverType {
    /// The closure that takes the events.
    public typealias EventHandler = (Event<Element>) -> Void

    private let handler: EventHandler

    /// Makes an observer of a closure.
    public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

    /// Makes an observer that passes every event to `observer`.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        if let same = observer as? AnyObserver<Element> { self = same } else { handler = observer.on }
    }

    public func on(_ event: Event<Element>) { handler(event) }

    /// The observer itself.
    public func asObserver() -> AnyObserver<Element> { self }
}
