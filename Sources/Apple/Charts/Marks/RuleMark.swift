/// A straight line.
public struct RuleMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a line across the chart.
    public init<Y: Plottable>(y: PlottableValue<Y>) {
        _marks = [_ChartMark(.rule, y: y.entry)]
    }

    /// Creates a line from the bottom of the chart to its top.
    public init<X: Plottable>(x: PlottableValue<X>) {
        _marks = [_ChartMark(.rule, x: x.entry)]
    }

    /// Creates a line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        _marks = [_ChartMark(.rule, x: x.entry, y: yStart.entry, yEnd: yEnd.entry)]
    }

    /// Creates a line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        _marks = [_ChartMark(.rule, x: xStart.entry, xEnd: xEnd.entry, y: y.entry)]
    }
}
