/// Several marks as one, so that what is said of it is said of each of them.
public struct Plot<Content: ChartContent>: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates one of the marks of a closure.
    public init(@ChartContentBuilder content: () -> Content) { _marks = content()._marks }
}
