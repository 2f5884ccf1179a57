/// A rectangle.
public struct RectangleMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a rectangle at two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        _marks = [_ChartMark(.rectangle, x: x.entry, y: y.entry)]
    }

    /// Creates a rectangle between values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        _marks = [_ChartMark(.rectangle, x: xStart.entry, xEnd: xEnd.entry, y: yStart.entry, yEnd: yEnd.entry)]
    }
}
