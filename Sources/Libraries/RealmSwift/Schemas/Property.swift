/// A property of a class.
public struct Property: CustomStringConvertible, Equatable {
    private let column: Column

    init(_ column: Column) { self.column = column }

    /// The name.
    public var name: String { column.name }
    /// The name in the file, the same.
    public var columnName: String { column.name }
    /// The type, of the elements where it is a collection.
    public var type: PropertyType { column.type }
    /// Whether it is a list.
    public var isArray: Bool { column.collection == .list }
    /// Whether it is a set.
    public var isSet: Bool { column.collection == .set }
    /// Whether it is a map.
    public var isMap: Bool { column.collection == .map }
    /// Whether it is said to be indexed.
    public var isIndexed: Bool { column.isIndexed || column.isPrimary }
    /// Whether it may have no value.
    public var isOptional: Bool { column.isOptional }
    /// The class of linked objects.
    public var objectClassName: String? { column.linkedClass }
    var isPrimary: Bool { column.isPrimary }

    /// The name and what there is to say about it.
    public var description: String {
        """
        \(name) {
        \ttype = \(type);
        \tindexed = \(isIndexed ? "YES" : "NO");
        \tisPrimary = \(isPrimary ? "YES" : "NO");
        \tarray = \(isArray ? "YES" : "NO");
        \toptional = \(isOptional ? "YES" : "NO");
        }
        """
    }
}
