/// A point of the edge of an area.
public struct AreaMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a point of an area that reaches from nothing.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        _marks = [_ChartMark(.area, x: x.entry, y: y.entry, stacking: stacking)]
    }

    /// Creates a point of one of several areas.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        _marks = [_ChartMark(.area, x: x.entry, y: y.entry, series: series.entry, stacking: stacking)]
    }

    /// Creates a point of an area between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        _marks = [_ChartMark(.area, x: x.entry, y: yStart.entry, yEnd: yEnd.entry)]
    }

    /// Creates a point of one of several areas between two values.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        _marks = [_ChartMark(.area, x: x.entry, y: yStart.entry, yEnd: yEnd.entry, series: series.entry)]
    }
}
