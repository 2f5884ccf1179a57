import Foundation
import ObjectiveC

/// The class of a name: of a framework's, `Module.Name`, one that `@objc(Name)` gave, or one of a class in another type, as
/// ``NSStringFromClass(_:)`` gives it or with dots. Nil if there is none.
@_disfavoredOverload
public func NSClassFromString(_ aClassName: String) -> AnyClass? { ClassNaming.type(named: aClassName) }
