import Foundation
import SeamFoundation

/// A condition on elements, written in Swift: `results.where { $0.age > 3 }`.
@dynamicMemberLookup
public struct Query<T> {
    let node: QueryNode

    init(_ node: QueryNode = QueryNode.Path()) { self.node = node }

    /// A property of the elements.
    public subscript<V>(dynamicMember member: KeyPath<T, V>) -> Query<V> where T: ObjectBase {
        Query<V>(path.appending(KeyPathTrace.names(of: member), V.self))
    }

    /// A property of the objects that the property links to.
    public subscript<V>(dynamicMember member: KeyPath<T.Wrapped, V>) -> Query<V>
    where T: OptionalProtocol, T.Wrapped: ObjectBase {
        Query<V>(path.appending(KeyPathTrace.names(of: member), V.self))
    }

    /// A property of any of the elements of the property.
    public subscript<V>(dynamicMember member: KeyPath<T.Element, V>) -> Query<V>
    where T: RealmCollection, T.Element: ObjectBase {
        var path = path.appending(KeyPathTrace.names(of: member), V.self)
        path.isAny = true
        return Query<V>(path)
    }

    /// The predicate that the query stands for.
    public var predicate: NSPredicate { node.predicate }

    var path: QueryNode.Path { node as? QueryNode.Path ?? QueryNode.Path() }

    func compare(_ type: NSComparisonPredicate.Operator, _ value: Any?, _ options: NSComparisonPredicate.Options = [])
        -> Query<Bool>
    {
        let other = value as? QueryNode ?? QueryNode.Constant(value: QueryNode.plain(value))
        return Query<Bool>(QueryNode.Comparison(left: node, type: type, right: other, options: options))
    }
}

/// A part of a query.
class QueryNode {
    var predicate: NSPredicate {
        // A property of truth values is a condition itself.
        Comparison(left: self, type: .equalTo, right: Constant(value: true), options: []).predicate
    }

    var expression: NSExpression { NSExpression(forConstantValue: nil) }

    /// Values that realms keep for others: the raw values of enumerations.
    static func plain(_ value: Any?) -> Any? {
        guard let value = Untyped.unwrapped(value) else { return nil }
        if value is ObjectBase { return value }
        if let raw = value as? any RealmEnum { return raw.rawValue }
        if let wrapped = value as? AnyRealmValue {
            if case .object(let object) = wrapped { return object }
            return Untyped.unwrapped(Mirror(reflecting: wrapped).children.first?.value)
        }
        return value
    }

    final class Path: QueryNode {
        var names: [String] = []
        /// Whether one of the values at the end is enough.
        var isAny = false

        func appending(_ names: [String], _ type: Any.Type) -> Path {
            let path = Path()
            path.names = self.names + names
            path.isAny = isAny
            return path
        }

        override var expression: NSExpression {
            names.isEmpty
                ? NSExpression.expressionForEvaluatedObject() : NSExpression(forKeyPath: names.joined(separator: "."))
        }
    }

    final class Constant: QueryNode {
        let value: Any?
        init(value: Any?) { self.value = value }
        override var expression: NSExpression { NSExpression(forConstantValue: value) }
    }

    final class Comparison: QueryNode {
        let left: QueryNode
        let type: NSComparisonPredicate.Operator
        let right: QueryNode
        let options: NSComparisonPredicate.Options

        init(
            left: QueryNode, type: NSComparisonPredicate.Operator, right: QueryNode,
            options: NSComparisonPredicate.Options
        ) {
            self.left = left
            self.type = type
            self.right = right
            self.options = options
        }

        override var predicate: NSPredicate {
            NSComparisonPredicate(
                leftExpression: left.expression, rightExpression: right.expression,
                modifier: (left as? Path)?.isAny == true ? .any : .direct, type: type, options: options)
        }
    }

    final class Compound: QueryNode {
        let parts: [QueryNode]
        let type: NSCompoundPredicate.LogicalType

        init(_ type: NSCompoundPredicate.LogicalType, _ parts: [QueryNode]) {
            self.type = type
            self.parts = parts
        }

        override var predicate: NSPredicate { NSCompoundPredicate(type: type, subpredicates: parts.map(\.predicate)) }
    }
}

/// An optional of any type.
public protocol OptionalProtocol {
    /// The type of what it may hold.
    associatedtype Wrapped
}

extension Optional: OptionalProtocol {}
