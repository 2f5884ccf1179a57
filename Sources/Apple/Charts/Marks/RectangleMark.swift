public import CoreGraphics

/// A rectangle.
public struct RectangleMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a rectangle at two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        _marks = [_ChartMark(.rectangle(width: width, height: height), x: x.entry, y: y.entry)]
    }

    /// Creates a rectangle between two values, from the bottom of the chart to its top or between two places in points from
    /// the upper edge.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        _marks = [_ChartMark(.wholeRectangle, x: xStart.entry, xEnd: xEnd.entry).placed(y: (yStart, yEnd))]
    }

    /// Creates a rectangle between two values, across the chart or between two places in points from the left edge.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        _marks = [_ChartMark(.wholeRectangle, y: yStart.entry, yEnd: yEnd.entry).placed(x: (xStart, xEnd))]
    }

    /// Creates a rectangle at a value, from the bottom of the chart to its top or between two places in points from the upper
    /// edge.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        _marks = [_ChartMark(.rectangle(width: width, height: .automatic), x: x.entry).placed(y: (yStart, yEnd))]
    }

    /// Creates a rectangle at a value, across the chart or between two places in points from the left edge.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        _marks = [_ChartMark(.rectangle(width: .automatic, height: height), y: y.entry).placed(x: (xStart, xEnd))]
    }

    /// Creates a rectangle between values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        _marks = [_ChartMark(.wholeRectangle, x: xStart.entry, xEnd: xEnd.entry, y: yStart.entry, yEnd: yEnd.entry)]
    }

    /// Creates a rectangle between two values of one axis, at a value of the other.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        _marks = [
            _ChartMark(.rectangle(width: .automatic, height: height), x: xStart.entry, xEnd: xEnd.entry, y: y.entry)
        ]
    }

    /// Creates a rectangle between two values of one axis, at a value of the other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        _marks = [
            _ChartMark(.rectangle(width: width, height: .automatic), x: x.entry, y: yStart.entry, yEnd: yEnd.entry)
        ]
    }
}
