public import Foundation

/// A value in a predicate: a constant, a key path, a function of other values, a collection or a subquery.
///
/// Foundation on Linux has a class of this name that can do nothing; this one takes its place.
open class NSExpression: NSObject, NSCopying, NSSecureCoding {
    package let node: ExpressionNode

    /// An expression with that content. Apps use the initialisers by kind.
    package init(node: ExpressionNode) {
        self.node = node
        super.init()
    }

    /// An expression of a kind that needs nothing more: the evaluated object, or any key; of any other kind, the
    /// constant nil.
    public init(expressionType type: ExpressionType) {
        switch type {
        case .evaluatedObject: node = .evaluatedObject
        case .anyKey: node = .anyKey
        case .aggregate: node = .aggregate([])
        default: node = .constant(nil)
        }
        super.init()
    }

    /// An expression in the language of predicates, as in `"price * quantity"`. `%@` and the number formats stand for
    /// the arguments, `%K` for a key path. One that cannot be parsed stops the program.
    public convenience init(format expressionFormat: String, _ arguments: Any...) {
        self.init(format: expressionFormat, argumentArray: arguments)
    }

    /// An expression in the language of predicates, with its arguments in an array. See `init(format:_:)`.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        do {
            self.init(node: try PredicateParser.expression(expressionFormat, arguments).node)
        } catch {
            PredicateProblem.stop(error)
        }
    }

    /// A constant; nil is the null value.
    public convenience init(forConstantValue value: Any?) {
        self.init(node: .constant(PredicateValue.unwrapped(value)))
    }

    /// A variable, without its `$`. The bindings of an evaluation give its value.
    public convenience init(forVariable name: String) {
        self.init(node: .variable(name))
    }

    /// The value at the end of a path of keys, from the evaluated object.
    public convenience init(forKeyPath keyPath: String) {
        self.init(node: .keyPath(operand: nil, path: keyPath))
    }

    /// The value of a property, from the evaluated object.
    ///
    /// The property must be one that Objective-C can see: the path has no name otherwise, and the program stops.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        guard let names = KeyPathNames.names(of: keyPath) else {
            PredicateProblem.stop(PredicateProblem("Could not extract a String from KeyPath \(keyPath)"))
        }
        self.init(node: .keyPath(operand: nil, path: names.joined(separator: ".")))
    }

    /// A function of the language of predicates by its name in Objective-C, as in `sum:` or `add:to:`. Arguments that
    /// are no expressions are constants.
    public convenience init(forFunction name: String, arguments: [Any]) {
        self.init(node: .function(operand: nil, name: name, arguments: Self.expressions(arguments)))
    }

    /// A message to the value of another expression.
    public convenience init(forFunction target: NSExpression, selectorName name: String, arguments: [Any]?) {
        self.init(node: .function(operand: target, name: name, arguments: Self.expressions(arguments ?? [])))
    }

    /// A collection of expressions. Elements that are none are constants.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(node: .aggregate(Self.expressions(subexpressions)))
    }

    /// The elements of either collection.
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
        self.init(node: .unionSet(left, right))
    }

    /// The elements that both collections have.
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(node: .intersectSet(left, right))
    }

    /// The elements of the left collection that the right one lacks.
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init(node: .minusSet(left, right))
    }

    /// The elements of a collection for which a predicate holds, in which a variable stands for the element.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) {
        self.init(node: .subquery(expression, variable: variable, predicate))
    }

    /// One of two values, as a predicate decides.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) {
        self.init(node: .conditional(predicate, trueExpression, falseExpression))
    }

    /// A value that a closure computes. It cannot be archived, nor be fetched by from a SQLite store.
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
    ) {
        self.init(node: .block(block, arguments ?? []))
    }

    /// The object that is evaluated.
    open class func expressionForEvaluatedObject() -> NSExpression {
        NSExpression(node: .evaluatedObject)
    }

    /// Any key of an item in an index of the system's. Evaluates to nothing.
    open class func expressionForAnyKey() -> NSExpression {
        NSExpression(node: .anyKey)
    }

    private static func expressions(_ values: [Any]) -> [NSExpression] {
        values.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    }

    // MARK: Evaluation

    /// The value for an object. What cannot be evaluated stops the program.
    ///
    /// - Parameters:
    ///   - context: Values of the variables, and what a closure may keep for itself.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        do {
            let value = try value(in: PredicateScope(object: object, context: context))
            // A number of Objective-C's is whatever the app asks for: 5 is a Double as well.
            return value.flatMap { $0 as AnyObject as? NSNumber } ?? value
        } catch {
            PredicateProblem.stop(error)
        }
    }

    /// Has no effect: expressions from archives are evaluated as any others.
    open func allowEvaluation() {}

    // MARK: Copies, equality and archives

    /// The receiver, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The receiver, which cannot change.
    open override func copy() -> Any { self }

    /// Whether the other is an expression of the same structure with equal constants. Closures are equal to none.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSExpression else { return false }
        if other === self { return true }
        let (children, others) = (node.children, other.node.children)
        guard node.isSimilar(to: other.node), children.count == others.count else { return false }
        return zip(children, others).allSatisfy { $0.isEqual($1) }
            && PredicateStructure.areEqual(node.predicate, other.node.predicate)
    }

    /// The same for equal expressions.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(expressionType)
        switch node {
        case .variable(let name), .keyPath(_, let name), .function(_, let name, _): hasher.combine(name)
        default: break
        }
        for child in node.children { hasher.combine(child.hash) }
        return hasher.finalize()
    }

    /// The expression in the language of predicates.
    open override var description: String { PredicateFormat.text(of: self) }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the expression as its format with its constants beside it. A closure stops the program.
    open func encode(with coder: NSCoder) {
        PredicateArchive.encode(PredicateFormat.archive(of: self), with: coder)
    }

    /// An expression from an archive; nil if it holds none.
    public required init?(coder: NSCoder) {
        guard let (format, arguments) = PredicateArchive.decode(coder),
            let expression = try? PredicateParser.expression(format, arguments)
        else { return nil }
        node = expression.node
        super.init()
    }
}
