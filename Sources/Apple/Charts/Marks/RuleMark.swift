public import CoreGraphics

/// A straight line.
public struct RuleMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a line across the chart, or between two places in points from the left edge.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        _marks = [_ChartMark(.rule, y: y.entry).placed(x: (xStart, xEnd))]
    }

    /// Creates a line from the bottom of the chart to its top, or between two places in points from the upper edge.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        _marks = [_ChartMark(.rule, x: x.entry).placed(y: (yStart, yEnd))]
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
