/// Content whose type is not told.
public struct AnyChartContent: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Hides the type of some content.
    public init(_ content: some ChartContent) { _marks = content._marks }
    /// Hides the type of some content.
    public init(erasing content: some ChartContent) { _marks = content._marks }
}
