import Foundation

extension NSObject {
    /// The name of the class, as `_classDescription(_:)` has it. Apps take it for a reuse identifier.
    public class func description() -> String { _classDescription(self) }
}

/// The name of the class as Objective-C has it: with the module for a class of Swift's, `App.Cell`, and without for a
/// framework's.
public func _classDescription(_ type: AnyClass) -> String {
    let name = NSStringFromClass(type)
    guard let point = name.firstIndex(of: "."), frameworks.contains(String(name[..<point])) else { return name }
    return String(name[name.index(after: point)...])
}

private let frameworks: Set<String> = ["UIKit", "QuartzCore", "Foundation"]
