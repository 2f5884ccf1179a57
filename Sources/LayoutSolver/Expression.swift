/// A sum of terms and a constant; what the operators on variables build.
public struct Expression: Sendable {
    /// The variables with their factors.
    public var terms: [Term]
    /// The number that is added.
    public var constant: Double

    /// Creates a sum of terms and a number.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Creates the value of a variable.
    public init(_ variable: Variable) {
        self.init([Term(variable)])
    }

    public static func + (left: Expression, right: Expression) -> Expression {
        Expression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    public static func - (left: Expression, right: Expression) -> Expression {
        left + right * -1
    }

    public static func + (left: Expression, right: Double) -> Expression {
        Expression(left.terms, constant: left.constant + right)
    }

    public static func - (left: Expression, right: Double) -> Expression {
        left + -right
    }

    public static func * (left: Expression, right: Double) -> Expression {
        Expression(
            left.terms.map { Term($0.variable, $0.coefficient * right) },
            constant: left.constant * right
        )
    }
}

extension Variable {
    public static func + (left: Variable, right: Variable) -> Expression {
        Expression([Term(left), Term(right)])
    }

    public static func - (left: Variable, right: Variable) -> Expression {
        Expression([Term(left), Term(right, -1)])
    }

    public static func + (left: Variable, right: Double) -> Expression {
        Expression([Term(left)], constant: right)
    }

    public static func - (left: Variable, right: Double) -> Expression {
        Expression([Term(left)], constant: -right)
    }

    public static func * (left: Variable, right: Double) -> Expression {
        Expression([Term(left, right)])
    }
}
