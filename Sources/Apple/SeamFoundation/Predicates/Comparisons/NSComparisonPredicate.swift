public import Foundation
public import ObjectiveC

/// A predicate that compares the values of two expressions.
///
/// Foundation on Linux has a class of this name that can do nothing; this one takes its place.
open class NSComparisonPredicate: NSPredicate, NSSecureCoding {
    /// The left side.
    public let leftExpression: NSExpression
    /// The right side.
    public let rightExpression: NSExpression
    /// Which elements of a collection on the left side have to fit.
    public let comparisonPredicateModifier: Modifier
    /// How the sides are compared.
    public let predicateOperatorType: Operator
    /// How texts are compared.
    public let options: Options
    /// The method that compares, for a comparison by a method of the left value.
    public let customSelector: Selector?

    /// A comparison of two values.
    public init(
        leftExpression: NSExpression, rightExpression: NSExpression, modifier: Modifier = .direct, type: Operator,
        options: Options = []
    ) {
        self.leftExpression = leftExpression
        self.rightExpression = rightExpression
        comparisonPredicateModifier = modifier
        predicateOperatorType = type
        self.options = options
        customSelector = nil
        super.init(value: false)
        CompoundPredicateText.install()
    }

    /// A comparison by a method of the left value, which is given the right value and returns whether it fits.
    public init(leftExpression: NSExpression, rightExpression: NSExpression, customSelector: Selector) {
        self.leftExpression = leftExpression
        self.rightExpression = rightExpression
        comparisonPredicateModifier = .direct
        predicateOperatorType = .customSelector
        options = []
        self.customSelector = customSelector
        super.init(value: false)
        CompoundPredicateText.install()
    }

    /// Whether the comparison holds for an object. What cannot be compared stops the program.
    open override func evaluate(with object: Any?) -> Bool {
        evaluate(with: object, substitutionVariables: nil)
    }

    /// Whether the comparison holds for an object, with values for variables.
    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        do {
            return try holds(in: PredicateScope(object: object, variables: bindings ?? [:]))
        } catch {
            PredicateProblem.stop(error)
        }
    }

    /// The predicate in the language of predicates.
    open override var predicateFormat: String { PredicateFormat.text(of: self) }

    /// The predicate in the language of predicates.
    open override var description: String { PredicateFormat.text(of: self) }

    /// The receiver, which cannot change.
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other is a comparison of equal expressions in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSComparisonPredicate else { return false }
        return other === self
            || (predicateOperatorType == other.predicateOperatorType && options == other.options
                && comparisonPredicateModifier == other.comparisonPredicateModifier
                && customSelector == other.customSelector && leftExpression.isEqual(other.leftExpression)
                && rightExpression.isEqual(other.rightExpression))
    }

    /// The same for equal predicates.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(predicateOperatorType)
        hasher.combine(leftExpression.hash)
        hasher.combine(rightExpression.hash)
        return hasher.finalize()
    }

    // MARK: Archives

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the predicate as its format with its constants beside it.
    open func encode(with coder: NSCoder) {
        PredicateArchive.encode(PredicateFormat.archive(of: self), with: coder)
    }

    /// A comparison from an archive; nil if it holds none.
    public required convenience init?(coder: NSCoder) {
        guard let (format, arguments) = PredicateArchive.decode(coder),
            let predicate = try? PredicateParser.predicate(format, arguments) as? NSComparisonPredicate
        else { return nil }
        self.init(
            leftExpression: predicate.leftExpression, rightExpression: predicate.rightExpression,
            modifier: predicate.comparisonPredicateModifier, type: predicate.predicateOperatorType,
            options: predicate.options)
    }
}
