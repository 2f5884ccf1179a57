/// Makes the content of an axis of the statements in a closure.
@resultBuilder @MainActor
public enum AxisContentBuilder {
    /// Takes content as it is.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    /// The content of a closure.
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisParts {
        var parts: [_AxisPart] = []
        repeat parts += (each content)._parts
        return _AxisParts(_parts: parts)
    }
    /// The content of an `if` without `else`.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
    /// The content of the branch that was taken.
    public static func buildEither<Content: AxisContent>(first: Content) -> _AxisParts {
        _AxisParts(_parts: first._parts)
    }
    /// The content of the branch that was taken.
    public static func buildEither<Content: AxisContent>(second: Content) -> _AxisParts {
        _AxisParts(_parts: second._parts)
    }
    /// The content of an `if #available`.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> _AxisParts {
        _AxisParts(_parts: content._parts)
    }
}
