import Foundation

extension NSObject {
    /// The name of the class, as `_classDescription(_:)` has it. Apps take it for a reuse identifier.
    public class func description() -> String { _classDescription(self) }
}

/// The name of the class as Objective-C has it: with the module for a class of Swift's, `App.Cell`, the one alone that
/// `@objc(Name)` gives, and without a module for a framework's.
public func _classDescription(_ type: AnyClass) -> String { ClassNaming.name(of: type) }
