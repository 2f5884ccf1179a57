/// A point of a line.
public struct LineMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a point of the chart's line.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _marks = [_ChartMark(.line, x: x.entry, y: y.entry)]
    }

    /// Creates a point of one of several lines.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        _marks = [_ChartMark(.line, x: x.entry, y: y.entry, series: series.entry)]
    }
}
