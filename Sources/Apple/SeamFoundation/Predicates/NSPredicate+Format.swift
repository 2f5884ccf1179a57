public import Foundation

/// Foundation on Linux has predicates of closures alone.
extension NSPredicate {
    /// A predicate in Apple's predicate language: comparisons with `==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`,
    /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, the modifiers `[cd]`, `ANY`, `ALL` and `NONE`,
    /// joined by `AND`, `OR` and `NOT`. `%@` and the number formats stand for the arguments, `%K` for a key path.
    ///
    /// A format that cannot be parsed ends the program, as on iOS. Keys are read from dictionaries, and by reflection
    /// from everything else.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate in Apple's predicate language, with its arguments in an array; nil stands for an empty one.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        do {
            let node = try parser.parse()
            self.init(block: { object, _ in node.evaluate(object) })
        } catch {
            fatalError("Unable to parse the format string \"\(predicateFormat)\": \(error)")
        }
    }
}
