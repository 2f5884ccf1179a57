import Foundation
import SeamFoundation

/// A predicate for rows. Comparisons of a property with a constant look at the row alone; others make an object that
/// stands for it.
final class RowFilter {
    private typealias Test = (Row) -> Bool

    private let predicate: NSPredicate
    private let test: Test?

    init(_ predicate: NSPredicate, _ type: StoredType?) {
        self.predicate = predicate
        if let type { PredicateCheck.check(predicate, type) }
        test = type.flatMap { Self.test(predicate, $0) }
    }

    func includes(_ row: Row, _ link: ObjectLink, _ core: RealmCore) -> Bool {
        if let test { return test(row) }
        return predicate.evaluate(with: RowView(core, link))
    }

    /// Whether an element that is no object is included.
    func includes(value: RowValue, _ core: RealmCore) -> Bool {
        predicate.evaluate(with: core.any(value))
    }

    // MARK: Quick tests

    private static func test(_ predicate: NSPredicate, _ type: StoredType) -> Test? {
        switch predicate {
        case let compound as NSCompoundPredicate:
            var tests: [Test] = []
            for part in compound.subpredicates {
                guard let part = part as? NSPredicate, let test = test(part, type) else { return nil }
                tests.append(test)
            }
            switch compound.compoundPredicateType {
            case .and: return { row in tests.allSatisfy { $0(row) } }
            case .or: return { row in tests.contains { $0(row) } }
            case .not: return { row in !tests[0](row) }
            @unknown default: return nil
            }
        case let comparison as NSComparisonPredicate: return test(comparison, type)
        default: return nil
        }
    }

    private static func test(_ comparison: NSComparisonPredicate, _ type: StoredType) -> Test? {
        guard comparison.options.isEmpty, comparison.comparisonPredicateModifier == .direct,
            comparison.leftExpression.expressionType == .keyPath,
            comparison.rightExpression.expressionType == .constantValue,
            let position = type.position(of: comparison.leftExpression.keyPath)
        else { return nil }
        let column = type.columns[position]
        guard column.collection == .none, let constant = constant(comparison.rightExpression.constantValue, column)
        else {
            return nil
        }
        let isNull = constant.isNull
        func ordered(_ accept: @escaping (ComparisonResult) -> Bool) -> Test? {
            guard column.type != .string, !isNull else { return nil }
            return { row in
                let value = row.values[position]
                return !value.isNull && accept(RowOrder.order(value, constant))
            }
        }
        switch comparison.predicateOperatorType {
        case .equalTo: return { $0.values[position] == constant }
        case .notEqualTo: return { $0.values[position] != constant }
        case .lessThan: return ordered { $0 == .orderedAscending }
        case .lessThanOrEqualTo: return ordered { $0 != .orderedDescending }
        case .greaterThan: return ordered { $0 == .orderedDescending }
        case .greaterThanOrEqualTo: return ordered { $0 != .orderedAscending }
        default: return nil
        }
    }

    /// The constant as a row would have it; nil where only predicates know how to compare it.
    private static func constant(_ value: Any?, _ column: Column) -> RowValue? {
        guard let value = Untyped.unwrapped(value) else { return .null }
        switch column.type {
        case .int:
            guard !(value is Double), !(value is Float) else { return nil }
            return Untyped.integer(value).map(RowValue.int)
        case .bool: return Untyped.bool(value).map(RowValue.bool)
        case .string: return Untyped.string(value).map(RowValue.string)
        case .double: return Untyped.double(value).map(RowValue.double)
        case .date: return Untyped.date(value).map(RowValue.date)
        case .UUID: return (value as? UUID).map(RowValue.uuid)
        case .objectId: return (value as? ObjectId).map { .objectId($0.stringValue) }
        case .object:
            guard let object = value as? ObjectBase, object.core != nil else { return nil }
            return .link(object.link)
        default: return nil
        }
    }
}
