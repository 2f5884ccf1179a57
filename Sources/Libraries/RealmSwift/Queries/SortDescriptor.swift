/// A property to sort by, and in which direction.
public struct SortDescriptor: Equatable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The property, or the path to it.
    public let keyPath: String
    /// Whether small values come first.
    public let ascending: Bool

    /// A descriptor for a path of properties.
    public init(keyPath: String, ascending: Bool = true) {
        self.keyPath = keyPath
        self.ascending = ascending
    }

    /// A descriptor for a key path.
    public init<Element: ObjectBase>(keyPath: PartialKeyPath<Element>, ascending: Bool = true) {
        self.init(keyPath: KeyPathTrace.text(of: keyPath), ascending: ascending)
    }

    /// A descriptor for a property.
    public init(stringLiteral value: String) { self.init(keyPath: value) }
    /// The same in the other direction.
    public func reversed() -> SortDescriptor { SortDescriptor(keyPath: keyPath, ascending: !ascending) }
    /// The property and the direction.
    public var description: String {
        "SortDescriptor(keyPath: \(keyPath), direction: \(ascending ? "ascending" : "descending"))"
    }
}
