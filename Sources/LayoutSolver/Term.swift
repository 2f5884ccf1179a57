/// A variable times a number.
public struct Term: Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor.
    public var coefficient: Double

    /// Creates a product of a factor and a variable.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
