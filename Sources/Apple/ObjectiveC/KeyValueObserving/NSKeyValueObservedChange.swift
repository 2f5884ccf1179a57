import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kinds of changes.
    public typealias Kind = NSKeyValueChange

    /// Whether the property was set, or objects of a collection were inserted, removed or replaced.
    public let kind: Kind
    /// Nil unless ``NSKeyValueObservingOptions/new`` was asked for.
    public let newValue: Value?
    /// Nil unless ``NSKeyValueObservingOptions/old`` was asked for, and in the first of
    /// ``NSKeyValueObservingOptions/initial``.
    public let oldValue: Value?
    /// The positions in a collection that changed; nil when the whole property was set.
    public let indexes: IndexSet?
    /// Whether the change is still to be made.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
