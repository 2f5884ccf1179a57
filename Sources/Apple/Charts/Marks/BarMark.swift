public import CoreGraphics

/// A bar.
public struct BarMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a bar at one value, as long as the other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        _marks = [
            _ChartMark(
                .bar(width: y.entry.value.number == nil ? height : width), x: x.entry, y: y.entry, stacking: stacking)
        ]
    }

    /// Creates a bar at a value, or as long as it if it is a number, from one edge of the plot to the other or between two
    /// places in points from the upper edge.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        _marks = [_ChartMark(.bar(width: width), x: x.entry, stacking: stacking).placed(y: (yStart, yEnd))]
    }

    /// Creates a bar at a value, or as long as it if it is a number, from one edge of the plot to the other or between two
    /// places in points from the left edge.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        _marks = [_ChartMark(.bar(width: height), y: y.entry, stacking: stacking).placed(x: (xStart, xEnd))]
    }

    /// Creates a bar between two values, from one edge of the plot to the other or between two places.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        _marks = [
            _ChartMark(.bar(width: .automatic), x: xStart.entry, xEnd: xEnd.entry).placed(y: (yStart, yEnd))
        ]
    }

    /// Creates a bar between two values, from one edge of the plot to the other or between two places.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        _marks = [
            _ChartMark(.bar(width: .automatic), y: yStart.entry, yEnd: yEnd.entry).placed(x: (xStart, xEnd))
        ]
    }

    /// Creates a bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        _marks = [_ChartMark(.bar(width: width), x: x.entry, y: yStart.entry, yEnd: yEnd.entry)]
    }

    /// Creates a bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        _marks = [_ChartMark(.bar(width: height), x: xStart.entry, xEnd: xEnd.entry, y: y.entry)]
    }
}
