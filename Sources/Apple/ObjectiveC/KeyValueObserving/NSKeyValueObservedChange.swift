import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// Nil unless ``NSKeyValueObservingOptions/new`` was asked for.
    public let newValue: Value?
    /// Nil unless ``NSKeyValueObservingOptions/old`` was asked for, and in the first of
    /// ``NSKeyValueObservingOptions/initial``.
    public let oldValue: Value?
    /// What of a collection changed; nil when the whole property was set.
    public let indexes: IndexSet?
    /// Whether the change is still to be made.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
