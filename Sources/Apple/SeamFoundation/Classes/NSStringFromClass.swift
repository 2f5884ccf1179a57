import Foundation
import ObjectiveC

/// The name of a class as Objective-C has it: the one that `@objc(Name)` gives, of a class at the top of a module
/// `Module.Name`, of one in another type the name with the kinds and lengths of all of them, as in
/// `_TtCC6Module5Outer5Inner`, and the name alone of a framework's class.
///
/// Foundation on Linux stops the program for a class in another type. The translated source of an app calls this one.
@_disfavoredOverload
public func NSStringFromClass(_ aClass: AnyClass) -> String { ClassNaming.name(of: aClass) }
