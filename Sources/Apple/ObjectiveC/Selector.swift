@_exported import Foundation

/// The name of a method, as Objective-C spells it: `addTapped`, `valueChanged:`, `touch:forEvent:`.
///
/// Linux has no Objective-C runtime, so a selector finds its method in the ``SelectorTable``, which the translated
/// sources of an app fill when they are loaded.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The Objective-C spelling.
    public let name: String

    /// Creates a selector by its Objective-C spelling. No method of that name has to exist.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates a selector by its Objective-C spelling.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The Objective-C spelling.
    public var description: String { name }
}

/// The selector of that spelling.
public func NSSelectorFromString(_ name: String) -> Selector {
    Selector(name)
}

/// The spelling of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String {
    selector.name
}
