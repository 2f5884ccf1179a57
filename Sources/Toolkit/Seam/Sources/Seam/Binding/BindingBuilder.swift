/// Collects the tokens of the bindings that a closure makes, for ``BindingToken/init(_:)``.
///
/// Conditions and loops may stand between them, and calls that return nothing.
@resultBuilder
public enum BindingBuilder {
    /// A binding.
    public static func buildExpression(_ token: BindingToken) -> [BindingToken] { [token] }
    /// Several bindings that a call has made.
    public static func buildExpression(_ tokens: [BindingToken]) -> [BindingToken] { tokens }
    /// A call that makes no binding.
    public static func buildExpression(_ nothing: Void) -> [BindingToken] { [] }
    /// The bindings in their order.
    public static func buildBlock(_ tokens: [BindingToken]...) -> [BindingToken] { tokens.flatMap { $0 } }
    /// The bindings of `if` without `else`.
    public static func buildOptional(_ tokens: [BindingToken]?) -> [BindingToken] { tokens ?? [] }
    /// The bindings of `if`.
    public static func buildEither(first tokens: [BindingToken]) -> [BindingToken] { tokens }
    /// The bindings of `else`.
    public static func buildEither(second tokens: [BindingToken]) -> [BindingToken] { tokens }
    /// The bindings of a loop.
    public static func buildArray(_ tokens: [[BindingToken]]) -> [BindingToken] { tokens.flatMap { $0 } }
}
