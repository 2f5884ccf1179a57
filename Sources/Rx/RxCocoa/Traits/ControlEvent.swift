/// A sequence of a control's events.
public protocol ControlEventType: ObservableType {
    /// The sequence as a `ControlEvent`.
    func asControlEvent() -> ControlEvent<Element>
}

/// A sequence of a control's events. It never fails, sends nothing at subscription, completes when the control is
/// released, and works on the main thread.
public struct ControlEvent<PropertyType>: ControlEventType {
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// Makes a sequence of a control's events, which are subscribed to on the main thread.
    public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { events }

    public func asControlEvent() -> ControlEvent<Element> { self }

    /// The events as a sequence that never fails.
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }

    /// The events as a driver.
    public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

    /// The events as a signal.
    public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}
