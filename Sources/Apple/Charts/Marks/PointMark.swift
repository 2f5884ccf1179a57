/// A point.
public struct PointMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _marks = [_ChartMark(.point, x: x.entry, y: y.entry)]
    }
}
