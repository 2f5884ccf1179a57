import Foundation
import ObjectiveC

/// The methods by which sort descriptors compare, by their names in Objective-C.
package enum SortMethods {
    /// The order of two texts by a method of theirs; nil if texts have none of the name.
    package static func order(_ name: String, _ a: String, _ b: String) -> ComparisonResult? {
        switch name {
        case "compare:": TextComparison.order(a, b, [])
        case "caseInsensitiveCompare:": TextComparison.order(a, b, .caseInsensitive)
        case "localizedCompare:": TextCollation.current.order(a, b, [])
        case "localizedCaseInsensitiveCompare:": TextCollation.current.order(a, b, .caseInsensitive)
        case "localizedStandardCompare:":
            TextCollation.current.order(a, b, [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
        default: nil
        }
    }

    /// The order of two values by a method of the first; nothing comes before everything. Nil if there is no such method.
    static func order(_ name: String, _ a: Any?, _ b: Any?) -> ComparisonResult? {
        let (a, b) = (PredicateValue.unwrapped(a), PredicateValue.unwrapped(b))
        guard let a else { return b == nil ? .orderedSame : .orderedAscending }
        guard let b else { return .orderedDescending }
        if let a = PredicateValue.string(a), let b = PredicateValue.string(b), let order = order(name, a, b) {
            return order
        }
        if let object = a as? NSObject, let method = SelectorTable.method(of: type(of: object), for: Selector(name)) {
            let result = method(object, b, nil)
            if let result = result as? ComparisonResult { return result }
            return PredicateValue.number(result).flatMap { ComparisonResult(rawValue: Int($0.double)) }
        }
        guard name == "compare:" else { return nil }
        if let order = PredicateValue.order(a, b) { return order }
        switch (a, b) {
        case (let a as UUID, let b as UUID): return TextComparison.order(a.uuidString, b.uuidString, [])
        case (let a as URL, let b as URL): return TextComparison.order(a.absoluteString, b.absoluteString, [])
        case (let a as any Comparable, _): return compare(a, b)
        default: return nil
        }
    }

    private static func compare<Value: Comparable>(_ a: Value, _ b: Any) -> ComparisonResult? {
        guard let b = b as? Value else { return nil }
        return a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
    }
}
