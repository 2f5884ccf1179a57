public import SwiftUI

/// A bar.
public struct BarMark: ChartContent {
    public typealias Body = Never
    private var mark: _ChartMark
    public var _marks: [_ChartMark] { [mark] }

    /// Creates a bar at one value, as long as the other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = _ChartMark(.bar(width: y.entry.value.number == nil ? height : width))
        (mark.x, mark.y) = (x.entry, y.entry)
    }

    /// Creates a bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = _ChartMark(.bar(width: width))
        (mark.x, mark.y, mark.yEnd) = (x.entry, yStart.entry, yEnd.entry)
    }

    /// Creates a bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = _ChartMark(.bar(width: height))
        (mark.x, mark.xEnd, mark.y) = (xStart.entry, xEnd.entry, y.entry)
    }
}

/// How bars of one place stand.
public struct MarkStackingMethod: Sendable {
    /// On each other.
    public static var standard: MarkStackingMethod { MarkStackingMethod() }
}

/// A point of a line.
public struct LineMark: ChartContent {
    public typealias Body = Never
    private var mark: _ChartMark
    public var _marks: [_ChartMark] { [mark] }

    /// Creates a point of the chart's line.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = _ChartMark(.line)
        (mark.x, mark.y) = (x.entry, y.entry)
    }

    /// Creates a point of one of several lines.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: x, y: y)
        mark.series = series.entry.value.words
    }
}

/// A point of the edge of an area.
public struct AreaMark: ChartContent {
    public typealias Body = Never
    private var mark: _ChartMark
    public var _marks: [_ChartMark] { [mark] }

    /// Creates a point of an area that reaches from nothing.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        mark = _ChartMark(.area)
        (mark.x, mark.y) = (x.entry, y.entry)
    }

    /// Creates a point of one of several areas.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(x: x, y: y)
        mark.series = series.entry.value.words
    }

    /// Creates a point of an area between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = _ChartMark(.area)
        (mark.x, mark.y, mark.yEnd) = (x.entry, yStart.entry, yEnd.entry)
    }
}

/// A point.
public struct PointMark: ChartContent {
    public typealias Body = Never
    private var mark: _ChartMark
    public var _marks: [_ChartMark] { [mark] }

    /// Creates a point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = _ChartMark(.point)
        (mark.x, mark.y) = (x.entry, y.entry)
    }
}

/// A straight line.
public struct RuleMark: ChartContent {
    public typealias Body = Never
    private var mark: _ChartMark
    public var _marks: [_ChartMark] { [mark] }

    /// Creates a line across the chart.
    public init<Y: Plottable>(y: PlottableValue<Y>) {
        mark = _ChartMark(.rule)
        mark.y = y.entry
    }

    /// Creates a line from the bottom of the chart to its top.
    public init<X: Plottable>(x: PlottableValue<X>) {
        mark = _ChartMark(.rule)
        mark.x = x.entry
    }

    /// Creates a line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = _ChartMark(.rule)
        (mark.x, mark.y, mark.yEnd) = (x.entry, yStart.entry, yEnd.entry)
    }

    /// Creates a line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = _ChartMark(.rule)
        (mark.x, mark.xEnd, mark.y) = (xStart.entry, xEnd.entry, y.entry)
    }
}

/// A rectangle.
public struct RectangleMark: ChartContent {
    public typealias Body = Never
    private var mark: _ChartMark
    public var _marks: [_ChartMark] { [mark] }

    /// Creates a rectangle at two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        mark = _ChartMark(.rectangle)
        (mark.x, mark.y) = (x.entry, y.entry)
    }

    /// Creates a rectangle between values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = _ChartMark(.rectangle)
        (mark.x, mark.xEnd, mark.y, mark.yEnd) = (xStart.entry, xEnd.entry, yStart.entry, yEnd.entry)
    }
}

/// A part of a circle.
public struct SectorMark: ChartContent {
    public typealias Body = Never
    private var mark: _ChartMark
    public var _marks: [_ChartMark] { [mark] }

    /// Creates a part of a circle, as large as its value's part of all values. Radii are parts of the radius that there
    /// is room for, or points; `angularInset` is the room between parts at each side, in points.
    public init<A: Plottable>(
        angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        mark = _ChartMark(.sector(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0))
        mark.x = angle.entry
    }
}
