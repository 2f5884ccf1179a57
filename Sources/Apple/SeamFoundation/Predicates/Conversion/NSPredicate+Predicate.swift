public import Foundation

extension _PredicateFormats where Self: NSPredicate {
    /// The same predicate as one of Swift's; nil for one that says what the language of `NSPredicate` cannot.
    ///
    /// Properties must be ones that have a name at run time: those that Objective-C can see, and stored ones.
    public init?<Input>(_ predicate: Predicate<Input>) where Input: NSObject {
        var conversion = PredicateConversion(object: predicate.variable.key)
        guard let own = try? conversion.predicate(predicate.expression) as? Self else { return nil }
        self = own
    }
}

extension NSPredicate {
    /// The same predicate as one of Swift's, for objects that stand for rows in another way; nil for one that says what
    /// the language of `NSPredicate` cannot.
    package static func _converted<Input>(_ predicate: Predicate<Input>) -> NSPredicate? {
        var conversion = PredicateConversion(object: predicate.variable.key)
        return try? conversion.predicate(predicate.expression)
    }
}

extension NSExpression {
    /// The same expression as one of Swift's; nil for one that says what the language of `NSPredicate` cannot.
    public convenience init?<Input, Output>(_ expression: Expression<Input, Output>) where Input: NSObject {
        var conversion = PredicateConversion(object: expression.variable.key)
        guard let own = try? conversion.expression(expression.expression) else { return nil }
        self.init(node: own.node)
    }
}
