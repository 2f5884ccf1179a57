import Foundation

/// The errors of RxCocoa.
public enum RxCocoaError: Swift.Error, CustomDebugStringConvertible {
    /// Something that has no better name.
    case unknown
    /// An operation that cannot be done on this object.
    case invalidOperation(object: Any)
    /// The items of a list are not bound yet.
    case itemsNotYetBound(object: Any)
    /// A property that the object does not have.
    case invalidPropertyName(object: Any, propertyName: String)
    /// An object on a key path that cannot be observed.
    case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
    /// A type that cannot be converted.
    case errorDuringSwizzling
    /// A value of another type than expected.
    case castingError(object: Any, targetType: Any.Type)

    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .invalidOperation(let object): "Invalid operation was attempted on `\(object)`."
        case .itemsNotYetBound(let object):
            "Data source is set, but items are not yet bound to user interface for `\(object)`."
        case .invalidPropertyName(let object, let name): "Object `\(object)` doesn't have a property named `\(name)`."
        case .invalidObjectOnKeyPath(let object, let source, let name):
            "Unobservable object `\(object)` was observed as `\(name)` of `\(source)`."
        case .errorDuringSwizzling: "Error during swizzling."
        case .castingError(let object, let type): "Error casting `\(object)` to `\(type)`"
        }
    }
}

extension RxCocoaError: @unchecked Sendable {}

/// The reasons why a method of an object cannot be observed.
///
/// The original has one for each way in which a method of Objective-C resists; here there is one way.
public enum RxCocoaObjCRuntimeError: Swift.Error, CustomDebugStringConvertible {
    /// Something that has no better name.
    case unknown(target: AnyObject)
    /// The object has no such method.
    case selectorNotImplemented(target: AnyObject)

    public var debugDescription: String {
        switch self {
        case .unknown(let target): "Unknown error occurred with the target `\(target)`."
        case .selectorNotImplemented(let target): "The target `\(target)` has no method of that selector."
        }
    }
}

extension RxCocoaObjCRuntimeError: @unchecked Sendable {}

/// Stops debug builds with a message; prints it otherwise.
func reportMisuse(_ message: String) {
    #if DEBUG
        fatalError(message)
    #else
        print(message)
    #endif
}
