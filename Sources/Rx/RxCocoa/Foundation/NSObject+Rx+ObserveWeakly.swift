import Foundation
import ObjectiveC

extension Reactive where Base: NSObject {
    /// The values of a property, by its key path, without keeping any object alive; nil once the object is gone, or one
    /// on the path that is held by a weak property.
    ///
    /// A name that an object on the path does not have ends the sequence with `RxCocoaError.invalidPropertyName`, a value
    /// that is no object with `RxCocoaError.invalidObjectOnKeyPath`.
    ///
    /// - Parameters:
    ///   - type: The type of the values; what is of another type is sent as nil.
    ///   - keyPath: The property's name, or several joined by points.
    ///   - options: Whether the value at the subscription is sent; changes always are.
    public func observeWeakly<Element>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> {
        let names = keyPath.split(separator: ".").map(String.init).filter { $0 != "self" }
        let values = weakValues(of: base, names[...]).endingWithNil(base)
        return (options.contains(.initial) ? values : values.skip(1)).map { $0 as? Element }
    }
}

/// The values at the end of a path, the present one first.
private func weakValues(of object: NSObject, _ path: ArraySlice<String>) -> Observable<Any?> {
    guard let name = path.first else { return .just(object) }
    guard let isWeak = object._isWeakProperty(name) else {
        return .error(RxCocoaError.invalidPropertyName(object: object, propertyName: name))
    }
    let rest = path.dropFirst()
    let values = object.rx.observe(Any.self, name, options: [.new, .initial], retainSelf: false)
        .map { unwrappedUnlessNull($0) }
    if rest.isEmpty, !isWeak { return values }
    weak let source = object
    return values.flatMapLatest { value -> Observable<Any?> in
        guard let value else { return .just(nil) }
        // A number is no object here, though it can be cast to one.
        guard rest.isEmpty || type(of: value) is AnyClass else {
            throw RxCocoaError.invalidObjectOnKeyPath(
                object: value, sourceObject: source ?? NSNull(), propertyName: name)
        }
        guard source != nil else { return .empty() }
        guard let next = value as? NSObject else { return .just(value) }
        guard !rest.isEmpty else {
            // By a weak reference, as what is sent is not to be kept.
            return Observable.deferred { [weak next] in .just(next) }.endingWithNil(next)
        }
        let following = weakValues(of: next, rest)
        return isWeak ? following.endingWithNil(next) : following
    }
}

extension ObservableType where Element == Any? {
    /// Sends nil and completes when an object goes.
    fileprivate func endingWithNil(_ object: NSObject) -> Observable<Any?> {
        let end = object.rx.deallocating.map { _ in Observable<Any?>.just(nil) }
        return end.startWith(asObservable()).switchLatest()
    }
}
