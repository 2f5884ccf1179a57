import Foundation
import RuntimeShims

/// An optional of any type, in a value of which no more is known.
package protocol AnyOptional {
    /// What is in it.
    var content: Any? { get }
}

extension Optional: AnyOptional {
    package var content: Any? { self }
}

/// What stands in a value that may be an optional, however deep; nil if nothing does.
package func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    // Casts of values that are none cost more than the look.
    guard AnyWords.mayBeOptional(value), let optional = value as? any AnyOptional else { return value }
    return unwrapped(optional.content)
}

/// The same, and nil too for `NSNull`, which stands for nil where Objective-C has only objects.
package func unwrappedUnlessNull(_ value: Any?) -> Any? {
    guard let value = unwrapped(value), !(type(of: value) is AnyClass && value is NSNull) else { return nil }
    return value
}
