public import SwiftUI

/// How a chart is drawn, besides its content.
struct ChartSettings {
    var xAxis = ChartAxis()
    var yAxis = ChartAxis()
    var legend = Visibility.automatic
    var legendPosition = AnnotationPosition.automatic
    /// What stands in the place of the names.
    var legendView: ChartAxisLabel?
    var xDomain: ChartDomain?
    var yDomain: ChartDomain?
    var xScale = ChartAxisScale()
    var yScale = ChartAxisScale()
    var colors: [(_PlottedValue, any ShapeStyle)] = []
    /// Tells the colour of a value; nil for the values' order.
    var colorMapping: ((_PlottedValue) -> (any ShapeStyle)?)?
    var symbols: [(_PlottedValue, any ChartSymbolShape)] = []
    var strokes: [(_PlottedValue, StrokeStyle)] = []
    /// The areas of points of values, in square points.
    var areas: [(_PlottedValue, CGFloat)] = []
    /// The areas of points of the least and the greatest number, in square points.
    var areaRange: ClosedRange<CGFloat>?
    var palette: [any ShapeStyle] = []
    var overlay: ((ChartProxy) -> AnyView)?
    var background: ((ChartProxy) -> AnyView)?
    var xSelections: [ChartSelection] = []
    var ySelections: [ChartSelection] = []
    var angleSelections: [ChartSelection] = []
    var gesture: (@MainActor (AnyView, ChartProxy) -> AnyView)?
    /// How much of each axis is shown at a time; nil for all.
    var visible = ChartVisible()
    var plotStyle: ((ChartPlotContent) -> AnyView)?
}

/// How values stand along an axis.
struct ChartAxisScale {
    var type = ScaleType.linear
    var padding: (start: CGFloat, end: CGFloat) = (0, 0)
    /// Whether 0 is shown; nil for what the marks want.
    var includesZero: Bool?
    var isReversed = false
}

/// An axis of a chart.
struct ChartAxis {
    var visibility = Visibility.automatic
    var label: ChartAxisLabel?
    /// Nil for the usual marks.
    var marks: [_AxisPart]?
}

/// The name of an axis.
struct ChartAxisLabel {
    var view: AnyView
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    /// In points.
    var spacing: CGFloat?
}

/// How much of a chart is shown at a time, where a person scrolls it.
struct ChartVisible {
    var axes: Axis.Set = []
    /// In the numbers of the axis, or in names.
    var xLength: Double?
    /// Where the part begins that is shown first.
    var xStart: _PlottedValue?
    /// Where the part begins that is shown, for the app.
    var xBinding: (get: @MainActor () -> _PlottedValue, set: @MainActor (_PlottedValue) -> Void)?
    /// Where the part begins that is shown now.
    var xNow: Double?

    /// Where it stays when a finger lets go.
    var behavior: (any ChartScrollTargetBehavior)?

    /// Whether a person moves the part.
    var isScrolled: Bool { axes.contains(.horizontal) && xLength ?? 0 > 0 }
}

/// The values of an axis.
struct ChartDomain {
    var range: ClosedRange<Double>?
    var names: [String]?
}

private struct ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension ChartDomain {
    init(_ values: [_PlottedValue]) {
        let numbers = values.compactMap(\.number)
        if numbers.count == values.count, let least = numbers.min(), let most = numbers.max() {
            self.init(range: least...max(most, least + .ulpOfOne))
        } else {
            self.init(names: values.map(\.words))
        }
    }
}
