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
public struct BarPlot: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a bar for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        _marks = data.map { _ChartMark(.bar(width: width), x: x.entry($0), y: y.entry($0), stacking: stacking) }
    }
}

/// Points of the elements of some data.
public struct PointPlot: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a point for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) {
        _marks = data.map { _ChartMark(.point, x: x.entry($0), y: y.entry($0)) }
    }
}
