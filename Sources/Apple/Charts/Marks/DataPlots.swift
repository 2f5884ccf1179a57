public import CoreGraphics

/// A value of each element of some data, with its name.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let label: String
    let path: KeyPath<DataElement, Value>

    /// A value of each element, by a key path.
    public static func value(_ label: String, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        PlottableProjection(label: label, path: keyPath)
    }

    @MainActor
    func entry(_ element: DataElement) -> ChartValue { PlottableValue.value(label, element[keyPath: path]).entry }
}

/// Bars of the elements of some data.
public struct BarPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [DataElement]
    public let _marks: [_ChartMark]

    /// Creates a bar for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { element in
            let yEntry = y.entry(element)
            return _ChartMark(
                .bar(width: yEntry.value.number == nil ? height : width), x: x.entry(element), y: yEntry,
                stacking: stacking)
        }
    }

    /// Creates a bar between two values for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map {
            _ChartMark(.bar(width: width), x: x.entry($0), y: yStart.entry($0), yEnd: yEnd.entry($0))
        }
    }

    /// Creates a bar between two values for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, height: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map {
            _ChartMark(.bar(width: height), x: xStart.entry($0), xEnd: xEnd.entry($0), y: y.entry($0))
        }
    }
}

/// Points of the elements of some data.
public struct PointPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [DataElement]
    public let _marks: [_ChartMark]

    /// Creates a point for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { _ChartMark(.point, x: x.entry($0), y: y.entry($0)) }
    }

    /// Creates a point for each element, at a place in points from the upper edge; nil for the middle.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: CGFloat? = nil
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { _ChartMark(.point, x: x.entry($0)).placed(y: (y, nil)) }
    }

    /// Creates a point for each element, at a place in points from the left edge; nil for the middle.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { _ChartMark(.point, y: y.entry($0)).placed(x: (x, nil)) }
    }
}

/// Straight lines of the elements of some data.
public struct RulePlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [DataElement]
    public let _marks: [_ChartMark]

    /// Creates a line for each element from the bottom of the chart to its top, or between two places in points from the
    /// upper edge.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { _ChartMark(.rule, x: x.entry($0)).placed(y: (yStart, yEnd)) }
    }

    /// Creates a line for each element across the chart, or between two places in points from the left edge.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { _ChartMark(.rule, y: y.entry($0)).placed(x: (xStart, xEnd)) }
    }

    /// Creates a line between two values for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { _ChartMark(.rule, x: x.entry($0), y: yStart.entry($0), yEnd: yEnd.entry($0)) }
    }

    /// Creates a line between two values for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { _ChartMark(.rule, x: xStart.entry($0), xEnd: xEnd.entry($0), y: y.entry($0)) }
    }
}

/// Rectangles of the elements of some data.
public struct RectanglePlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [DataElement]
    public let _marks: [_ChartMark]

    /// Creates a rectangle at two values for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map {
            _ChartMark(.rectangle(width: width, height: height), x: x.entry($0), y: y.entry($0))
        }
    }

    /// Creates a rectangle between values for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map {
            _ChartMark(
                .wholeRectangle, x: xStart.entry($0), xEnd: xEnd.entry($0), y: yStart.entry($0), yEnd: yEnd.entry($0))
        }
    }

    /// Creates a rectangle at a value of the axis below, between two values of the other, for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map {
            _ChartMark(
                .rectangle(width: width, height: .automatic), x: x.entry($0), y: yStart.entry($0),
                yEnd: yEnd.entry($0))
        }
    }

    /// Creates a rectangle between two values of the axis below, at a value of the other, for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, height: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map {
            _ChartMark(
                .rectangle(width: .automatic, height: height), x: xStart.entry($0), xEnd: xEnd.entry($0),
                y: y.entry($0))
        }
    }
}

/// Parts of a circle of the elements of some data.
public struct SectorPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [DataElement]
    public let _marks: [_ChartMark]

    /// Creates a part for each element, as large as its value's part of all values. Radii are parts of the radius that there
    /// is room for, or points; `angularInset` is the room between parts at each side, in points.
    public init<Data: RandomAccessCollection, A: Plottable>(
        _ data: Data, angle: PlottableProjection<DataElement, A>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map {
            _ChartMark(
                .sector(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0), x: angle.entry($0))
        }
    }
}

/// The line of a function, or of the elements of some data.
public struct LinePlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [DataElement]
    public let _marks: [_ChartMark]

    init(marks: [_ChartMark]) { (_elements, _marks) = ([], marks) }

    /// Creates a line of the elements' values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { _ChartMark(.line, x: x.entry($0), y: y.entry($0)) }
    }

    /// Creates lines of the elements' values, one for each series.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { _ChartMark(.line, x: x.entry($0), y: y.entry($0), series: series.entry($0)) }
    }
}

/// The area below a function, between two, or of the elements of some data.
public struct AreaPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [DataElement]
    public let _marks: [_ChartMark]

    init(marks: [_ChartMark]) { (_elements, _marks) = ([], marks) }

    /// Creates the area below the elements' values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { _ChartMark(.area, x: x.entry($0), y: y.entry($0), stacking: stacking) }
    }

    /// Creates the areas of the elements' values, one for each series.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>, stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map {
            _ChartMark(.area, x: x.entry($0), y: y.entry($0), series: series.entry($0), stacking: stacking)
        }
    }

    /// Creates the area between two values of the elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = Array(data)
        _marks = data.map { _ChartMark(.area, x: x.entry($0), y: yStart.entry($0), yEnd: yEnd.entry($0)) }
    }
}
