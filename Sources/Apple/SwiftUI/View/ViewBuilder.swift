/// Makes one view of the statements in a closure.
@resultBuilder
public enum ViewBuilder {
    /// Takes a view as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// The view of an empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Takes the only view of a closure.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// The views of a closure, in order, for the container to lay out.
    @MainActor @preconcurrency
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView((repeat each content), children: children)
    }

    /// The view of an `if` without `else`; nil while the condition is false.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The view of the first branch. Each branch has a state of its own.
    @MainActor @preconcurrency
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The view of the second branch.
    @MainActor @preconcurrency
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The view of an `if #available`, with its type erased.
    @MainActor @preconcurrency
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
