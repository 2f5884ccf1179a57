import Foundation
import SeamFoundation

/// Looks whether a class has the properties that a predicate names.
enum PredicateCheck {
    /// Stops the program where it has not.
    static func check(_ predicate: NSPredicate, _ type: StoredType) {
        switch predicate {
        case let compound as NSCompoundPredicate:
            for part in compound.subpredicates { if let part = part as? NSPredicate { check(part, type) } }
        case let comparison as NSComparisonPredicate:
            check(comparison.leftExpression, type)
            check(comparison.rightExpression, type)
        default: break
        }
    }

    private static func check(_ expression: NSExpression, _ type: StoredType) {
        guard expression.expressionType == .keyPath else { return }
        // What the first property links to is checked as it is read.
        let name = expression.keyPath.prefix { $0 != "." }
        guard !name.hasPrefix("@"), name != "self", name != "SELF", type.position(of: String(name)) == nil else {
            return
        }
        Misuse.stop("Property '\(name)' not found in object of type '\(type.name)'")
    }
}
