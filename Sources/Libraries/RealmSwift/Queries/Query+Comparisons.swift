import Foundation
import SeamFoundation

extension Query {
    /// Whether the values are the same.
    public static func == (lhs: Query, rhs: T) -> Query<Bool> { lhs.compare(.equalTo, rhs) }
    /// Whether the values are the same.
    public static func == (lhs: Query, rhs: Query) -> Query<Bool> { lhs.compare(.equalTo, rhs.node) }
    /// Whether the values differ.
    public static func != (lhs: Query, rhs: T) -> Query<Bool> { lhs.compare(.notEqualTo, rhs) }
    /// Whether the values differ.
    public static func != (lhs: Query, rhs: Query) -> Query<Bool> { lhs.compare(.notEqualTo, rhs.node) }

    /// Whether the value is one of a collection.
    public func `in`<U: Sequence>(_ collection: U) -> Query<Bool> where U.Element == T {
        compare(.in, collection.map { QueryNode.plain($0) ?? NSNull() })
    }
}

extension Query where T: _Persistable {
    /// Whether the value is greater.
    public static func > (lhs: Query, rhs: T) -> Query<Bool> { lhs.compare(.greaterThan, rhs) }
    /// Whether the value is greater.
    public static func > (lhs: Query, rhs: Query) -> Query<Bool> { lhs.compare(.greaterThan, rhs.node) }
    /// Whether the value is greater or the same.
    public static func >= (lhs: Query, rhs: T) -> Query<Bool> { lhs.compare(.greaterThanOrEqualTo, rhs) }
    /// Whether the value is greater or the same.
    public static func >= (lhs: Query, rhs: Query) -> Query<Bool> { lhs.compare(.greaterThanOrEqualTo, rhs.node) }
    /// Whether the value is smaller.
    public static func < (lhs: Query, rhs: T) -> Query<Bool> { lhs.compare(.lessThan, rhs) }
    /// Whether the value is smaller.
    public static func < (lhs: Query, rhs: Query) -> Query<Bool> { lhs.compare(.lessThan, rhs.node) }
    /// Whether the value is smaller or the same.
    public static func <= (lhs: Query, rhs: T) -> Query<Bool> { lhs.compare(.lessThanOrEqualTo, rhs) }
    /// Whether the value is smaller or the same.
    public static func <= (lhs: Query, rhs: Query) -> Query<Bool> { lhs.compare(.lessThanOrEqualTo, rhs.node) }

    /// Whether the value is in a range.
    public func contains(_ range: Range<T>) -> Query<Bool> where T: Comparable {
        self >= range.lowerBound && self < range.upperBound
    }

    /// Whether the value is in a range.
    public func contains(_ range: ClosedRange<T>) -> Query<Bool> where T: Comparable {
        self >= range.lowerBound && self <= range.upperBound
    }
}

extension Query where T == Bool {
    /// Whether the condition does not hold.
    public static prefix func ! (query: Query) -> Query<Bool> { Query(QueryNode.Compound(.not, [query.node])) }
    /// Whether both conditions hold.
    public static func && (lhs: Query, rhs: Query) -> Query<Bool> {
        Query(QueryNode.Compound(.and, [lhs.node, rhs.node]))
    }
    /// Whether a condition holds.
    public static func || (lhs: Query, rhs: Query) -> Query<Bool> {
        Query(QueryNode.Compound(.or, [lhs.node, rhs.node]))
    }
}

extension Query where T: RealmCollection {
    /// The number of elements.
    public var count: Query<Int> { Query<Int>(path.appending(["@count"], Int.self)) }

    private var any: Query {
        let any = path.appending([], T.self)
        any.isAny = true
        return Query(any)
    }

    /// Whether an element is there.
    public func contains(_ value: T.Element) -> Query<Bool> { any.compare(.equalTo, value) }
    /// Whether an element of a collection is there.
    public func containsAny<U: Sequence>(in collection: U) -> Query<Bool> where U.Element == T.Element {
        any.compare(.in, collection.map { QueryNode.plain($0) ?? NSNull() })
    }
    /// Whether an element is the value.
    public static func == (lhs: Query, rhs: T.Element) -> Query<Bool> { lhs.any.compare(.equalTo, rhs) }
    /// Whether an element differs from the value.
    public static func != (lhs: Query, rhs: T.Element) -> Query<Bool> { lhs.any.compare(.notEqualTo, rhs) }
    /// Whether an element is greater.
    public static func > (lhs: Query, rhs: T.Element) -> Query<Bool> { lhs.any.compare(.greaterThan, rhs) }
    /// Whether an element is greater or the same.
    public static func >= (lhs: Query, rhs: T.Element) -> Query<Bool> { lhs.any.compare(.greaterThanOrEqualTo, rhs) }
    /// Whether an element is smaller.
    public static func < (lhs: Query, rhs: T.Element) -> Query<Bool> { lhs.any.compare(.lessThan, rhs) }
    /// Whether an element is smaller or the same.
    public static func <= (lhs: Query, rhs: T.Element) -> Query<Bool> { lhs.any.compare(.lessThanOrEqualTo, rhs) }
    /// The smallest element.
    public var min: Query<T.Element> { Query<T.Element>(path.appending(["@min", "self"], T.Element.self)) }
    /// The greatest element.
    public var max: Query<T.Element> { Query<T.Element>(path.appending(["@max", "self"], T.Element.self)) }
    /// The sum of the elements.
    public var sum: Query<T.Element> { Query<T.Element>(path.appending(["@sum", "self"], T.Element.self)) }
    /// The mean of the elements.
    public var avg: Query<T.Element> { Query<T.Element>(path.appending(["@avg", "self"], T.Element.self)) }
}
