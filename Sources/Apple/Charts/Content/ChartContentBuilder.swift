/// Makes content of the statements in a closure.
@resultBuilder @MainActor
public enum ChartContentBuilder {
    /// Takes content as it is.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// No content.
    public static func buildBlock() -> _ChartMarks { _ChartMarks(marks: []) }
    /// Takes the only content of a closure.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    /// The content of a closure, in order.
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _ChartMarks {
        var marks: [_ChartMark] = []
        repeat marks += (each content)._marks
        return _ChartMarks(marks: marks)
    }
    /// The content of an `if` without `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    /// The content of the branch that was taken.
    public static func buildEither<Content: ChartContent>(first: Content) -> _ChartMarks {
        _ChartMarks(marks: first._marks)
    }
    /// The content of the branch that was taken.
    public static func buildEither<Content: ChartContent>(second: Content) -> _ChartMarks {
        _ChartMarks(marks: second._marks)
    }
    /// The content of an `if #available`.
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> _ChartMarks {
        _ChartMarks(marks: content._marks)
    }
}
