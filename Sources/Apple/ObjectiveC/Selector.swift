@_exported import Foundation

/// The name of a method, as Objective-C spells it: `addTapped`, `valueChanged:`, `touch:forEvent:`.
///
/// Linux has no Objective-C runtime, so a selector finds its method in the ``SelectorTable``, which the translated
/// sources of an app fill when they are loaded.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The Objective-C spelling.
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public var description: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector {
    Selector(name)
}

public func NSStringFromSelector(_ selector: Selector) -> String {
    selector.name
}
