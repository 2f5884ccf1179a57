/// A value that can be observed; it completes when it is released.
@available(*, deprecated, message: "Use BehaviorRelay of RxRelay instead.")
public final class Variable<Element> {
    private let subject: BehaviorSubject<Element>

    /// Makes a variable with a first value.
    public init(_ value: Element) { subject = BehaviorSubject(value: value) }

    /// The value. Setting it tells those who are subscribed.
    public var value: Element {
        get { subject.latest }
        set { subject.onNext(newValue) }
    }

    /// The value now and whenever it is set.
    public func asObservable() -> Observable<Element> { subject }

    deinit { subject.onCompleted() }
}
