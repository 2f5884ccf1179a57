public import Foundation

/// Makes predicates of the class that a format asks for.
///
/// An initialiser of a protocol may return an object of a subclass, which an initialiser of a class may not.
public protocol _PredicateFormats {}

extension NSPredicate: _PredicateFormats {}

/// Foundation on Linux has predicates of closures alone.
extension _PredicateFormats where Self: NSPredicate {
    /// A predicate in Apple's predicate language. `%@` and the number formats stand for the arguments, `%K` for a key
    /// path.
    ///
    /// The result is an `NSComparisonPredicate` or an `NSCompoundPredicate`, as the format says. A format that cannot be
    /// parsed ends the program, as on iOS. Keys are read by key-value coding, and by reflection from what knows none.
    public init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate in Apple's predicate language, with its arguments in an array; nil stands for an empty one.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            let predicate = try PredicateParser.predicate(predicateFormat, arguments ?? [])
            guard let own = predicate as? Self else {
                throw PredicateProblem("\"\(predicateFormat)\" is no \(Self.self), but a \(type(of: predicate))")
            }
            self = own
        } catch {
            PredicateProblem.stop(error)
        }
    }
}

extension NSPredicate {
    /// A predicate in Apple's predicate language. Throws for a format that cannot be parsed.
    package static func _parsed(_ format: String, _ arguments: [Any] = []) throws -> NSPredicate {
        try PredicateParser.predicate(format, arguments)
    }

    /// Has no effect: predicates from archives are evaluated as any others.
    public func allowEvaluation() {}
}
