/// A sequence that never fails.
public protocol InfallibleType: ObservableConvertibleType {}

/// A sequence that never fails.
///
/// It is an `Observable` whose type says so; unlike a `Driver` it neither shares nor moves to the main thread.
public struct Infallible<Element>: InfallibleType {
    private let source: Observable<Element>

    package init(_ source: Observable<Element>) { self.source = source }

    public func asObservable() -> Observable<Element> { source }
}

/// One step of a sequence that never fails.
public enum InfallibleEvent<Element> {
    /// A value.
    case next(Element)
    /// The end.
    case completed
}

extension InfallibleEvent: EventConvertible {
    public var event: Event<Element> {
        switch self {
        case .next(let value): .next(value)
        case .completed: .completed
        }
    }
}

extension Infallible {
    /// A receiver of the events.
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    /// Makes a sequence of a closure, which is called for each subscription and returns a disposable for its end.
    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        Infallible(.create { observer in subscribe { observer.on($0.event) } })
    }
}

extension InfallibleType {
    /// Subscribes closures that are given an object. It is not retained, and once it is gone they are not called.
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures to the events.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes a closure to the events.
    public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
        asObservable().subscribe { event in
            switch event {
            case .next(let value): on(.next(value))
            case .completed: on(.completed)
            case .error: break
            }
        }
    }
}

extension ObservableConvertibleType {
    /// The same sequence, which sends `element` and completes where it would fail.
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }

    /// The same sequence, which goes on with another where it would fail.
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().catch { _ in infallible.asObservable() })
    }

    /// The same sequence, which goes on with the one that a closure makes of the error where it would fail.
    public func asInfallible(
        onErrorRecover: @escaping (any Swift.Error) -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
    }
}
