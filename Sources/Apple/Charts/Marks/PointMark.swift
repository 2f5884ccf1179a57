public import CoreGraphics

/// A point.
public struct PointMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _marks = [_ChartMark(.point, x: x.entry, y: y.entry)]
    }

    /// Creates a point at a place in points from the upper edge; nil for the middle.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        _marks = [_ChartMark(.point, x: x.entry).placed(y: (y, nil))]
    }

    /// Creates a point at a place in points from the left edge; nil for the middle.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        _marks = [_ChartMark(.point, y: y.entry).placed(x: (x, nil))]
    }
}
