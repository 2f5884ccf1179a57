import Foundation

/// A type whose values are observed as objects: numbers and structures of geometry.
public protocol KVORepresentable {
    /// The class of the objects.
    associatedtype KVOType

    /// The value that an object stands for; nil if it stands for none.
    init?(KVOValue: KVOType)
}

extension Int: KVORepresentable {
    public init?(KVOValue: NSNumber) { self = KVOValue.intValue }
}

extension Int32: KVORepresentable {
    public init?(KVOValue: NSNumber) { self = KVOValue.int32Value }
}

extension Int64: KVORepresentable {
    public init?(KVOValue: NSNumber) { self = KVOValue.int64Value }
}

extension UInt: KVORepresentable {
    public init?(KVOValue: NSNumber) { self = KVOValue.uintValue }
}

extension UInt32: KVORepresentable {
    public init?(KVOValue: NSNumber) { self = KVOValue.uint32Value }
}

extension UInt64: KVORepresentable {
    public init?(KVOValue: NSNumber) { self = KVOValue.uint64Value }
}

extension Bool: KVORepresentable {
    public init?(KVOValue: NSNumber) { self = KVOValue.boolValue }
}

extension CGPoint: KVORepresentable {
    public init?(KVOValue: NSValue) { self = KVOValue.cgPointValue }
}

extension CGSize: KVORepresentable {
    public init?(KVOValue: NSValue) { self = KVOValue.cgSizeValue }
}

extension CGRect: KVORepresentable {
    public init?(KVOValue: NSValue) { self = KVOValue.cgRectValue }
}

extension Reactive where Base: NSObject {
    /// The values of a property, by its key path, which may be objects that stand for them.
    public func observe<Element: KVORepresentable>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Element?> {
        observe(Any.self, keyPath, options: options, retainSelf: retainSelf).map { represented(by: $0) }
    }

    /// The values of a property, by its key path, which may be objects that stand for them, without keeping any object
    /// alive; nil once the object is gone, or one on the path that is held by a weak property.
    public func observeWeakly<Element: KVORepresentable>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> {
        observeWeakly(Any.self, keyPath, options: options).map { represented(by: $0) }
    }

    /// The values of a property, by its key path, which may be their raw values.
    public func observe<Element: RawRepresentable>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Element?> where Element.RawValue: KVORepresentable {
        observe(Any.self, keyPath, options: options, retainSelf: retainSelf).map { caseRepresented(by: $0) }
    }

    /// The values of a property, by its key path, which may be their raw values, without keeping any object alive; nil
    /// once the object is gone, or one on the path that is held by a weak property.
    public func observeWeakly<Element: RawRepresentable>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> where Element.RawValue: KVORepresentable {
        observeWeakly(Any.self, keyPath, options: options).map { caseRepresented(by: $0) }
    }
}

private func represented<Element: KVORepresentable>(by object: Any?) -> Element? {
    object as? Element ?? (object as? Element.KVOType).flatMap(Element.init(KVOValue:))
}

private func caseRepresented<Element: RawRepresentable>(by object: Any?) -> Element?
where Element.RawValue: KVORepresentable {
    object as? Element ?? represented(by: object).flatMap(Element.init(rawValue:))
}
