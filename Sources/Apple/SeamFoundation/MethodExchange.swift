public import Foundation
import RuntimeShims
internal import SeamPrimitives

/// A method of a class of Objective-C's.
public typealias Method = OpaquePointer
/// The code of a method of Objective-C's.
public typealias IMP = OpaquePointer

/// Nil: the classes of a Swift program without Objective-C have no methods that could be exchanged, which the log says once. What
/// an app does with exchanged methods is left out.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    LoggedOnce.say("Methods of classes cannot be exchanged here: \(name.name) stays what it is.")
    return nil
}

/// Nil, as ``class_getInstanceMethod(_:_:)``.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    class_getInstanceMethod(cls, name)
}

/// Nil, as ``class_getInstanceMethod(_:_:)``.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name)
}

/// The superclass of a class; nil for one that has none, and for nil.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { Superclasses.superclass(of: $0) } }

/// False: no method is added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}

/// Nil: no method is replaced.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Exchanges two methods; there are none that could be handed to it.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The code of a method; there are none that could be handed to it.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Sets the code of a method; there are none that could be handed to it.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// The types of a method; there are none that could be handed to it.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
