import RxCocoa
import RxRelay
import RxSwift
@_exported import Seam

extension ObservableConvertibleType {
    /// The elements of the sequence as a source that can be bound. An error or the end ends the source, and no binding
    /// hears of it: handle errors before.
    public var source: Source<Element> {
        Source { send in
            let subscription = asObservable().subscribe(onNext: send)
            return BindingToken.onEnd { subscription.dispose() }
        }
    }
}

// These are the sequences that view models show. Others have `source`.

extension Observable: BindingSource {
    public func observe(_ body: @escaping (Element) -> Void) -> BindingToken { source.observe(body) }
}

extension SharedSequence: BindingSource {
    public func observe(_ body: @escaping (Element) -> Void) -> BindingToken { source.observe(body) }
}

extension BehaviorRelay: TwoWaySource {
    public typealias Value = Element
    public func observe(_ body: @escaping (Element) -> Void) -> BindingToken { source.observe(body) }
    public func write(_ value: Element) { accept(value) }
}

extension PublishRelay: TwoWaySource {
    public typealias Value = Element
    public func observe(_ body: @escaping (Element) -> Void) -> BindingToken { source.observe(body) }
    public func write(_ value: Element) { accept(value) }
}

extension BindingSource {
    /// The values of the source as an observable.
    public var observable: Observable<Value> {
        Observable.create { observer in
            let token = observe { observer.onNext($0) }
            return Disposables.create { token.end() }
        }
    }
}
