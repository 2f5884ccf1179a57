/// A property of a control, to be read and set.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// The property as a `ControlProperty`.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: its value at subscription and whenever the user changes it, and an observer that sets it.
///
/// Values that the program sets are not sent. The sequence never fails and is observed on the main thread.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    public typealias Element = PropertyType

    private let values: Observable<PropertyType>
    private let valueSink: AnyObserver<PropertyType>

    /// Makes a property of its values, which are subscribed to on the main thread, and of what sets it.
    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The values that come after the one at subscription: the user's changes.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    public func asObservable() -> Observable<Element> { values }

    public func asControlProperty() -> ControlProperty<Element> { self }

    /// Sets the property. An error stops debug builds.
    public func on(_ event: Event<Element>) {
        switch event {
        case .error(let error): reportBindingError(error)
        case .next: valueSink.on(event)
        case .completed: valueSink.on(event)
        }
    }

    /// The values as a driver.
    public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

    /// The values as a sequence that never fails.
    public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}

extension ControlPropertyType where Element == String? {
    /// The property with an empty text for nil.
    public var orEmpty: ControlProperty<String> {
        let original = asControlProperty()
        return ControlProperty(
            values: original.asObservable().map { $0 ?? "" }, valueSink: original.mapObserver { $0 })
    }
}
