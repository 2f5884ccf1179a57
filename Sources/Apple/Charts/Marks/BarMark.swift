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
