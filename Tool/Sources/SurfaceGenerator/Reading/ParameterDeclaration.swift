/// A parameter of a method, an initialiser or a subscript.
public struct ParameterDeclaration: Sendable, Equatable {
    /// Nil for `_`.
    public var label: String?
    /// The name inside.
    public var name: String
    /// On one line, with its attributes: `@escaping (Int) -> Void`.
    public var type: String
    public var isVariadic = false
    /// The expression after `=`.
    public var defaultValue: String?

    /// The parameter as it is declared, without its default.
    public var text: String {
        let names =
            switch label {
            case nil: "_ " + name
            case name?: name
            case let label?: label + " " + name
            }
        return names + ": " + type + (isVariadic ? "..." : "")
    }
}
